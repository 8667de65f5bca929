/// English words for what people wait for, as in `Catalogs/English/task-words.txt`.
enum TaskWords {
  /// “The map is downloading.”
  static let tasks = lines["task"] ?? []
  /// “%d%% Complete”
  static let done = lines["task done"] ?? []
  /// “One Moment…”
  static let waiting = lines["waiting"] ?? []

  private static let lines = CatalogWords.sets("English/task-words.txt")
}
