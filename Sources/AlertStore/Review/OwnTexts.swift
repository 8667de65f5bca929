/// Texts of one’s own: they count where nothing was found as well.
enum OwnTexts {
  /// The alerts with one, by language and state: `edited` while it is about the text that is there, else `stale`.
  static let rows = """
    SELECT alert_entry.alert, entry.locale,
        CASE choice.state WHEN 'active' THEN 'edited' ELSE 'stale' END AS state
      FROM choice JOIN entry ON entry.identity = choice.entry
        JOIN alert_entry ON alert_entry.entry = entry.id
      WHERE choice.rule = '' AND choice.state <> 'done'
    """
}
