extension Configuration {
  /// A configuration that asks for nothing, with every field as a comment.
  public static let template = """
    # How alertcat checks this project: for everything below this folder. An option of the command line wins.
    version: 1

    # Severities by rule: error, warning, info or off (alertcat rules lists them).
    # rules:
    #   button-length: off
    #   button-yes-no: error

    # Left out of the search, as in a .gitignore; a file that is named on the command line never is.
    # exclude: [Pods, Carthage, App/Generated]

    # The lowest severity that makes the exit code 1: error, warning, info or never.
    # fail-on: error

    # Words with a fixed case, one a line, or a TBX glossary.
    # terms: terms.txt

    # Findings that are known, written by alertcat check --write-baseline.
    # baseline: .alertcat-baseline.json

    # The language of the source text, the edition of the guideline for every alert, the platform they are for,
    # and whose habit counts where houses differ (apple, gnome, mozilla).
    # source-locale: en
    # edition: hig-2024
    # platform: iOS
    # convention: apple

    """
}
