extension Configuration {
  /// A configuration that asks for nothing, with every field as a comment.
  public static let template = """
    # How alertcat checks everything in this folder and below. Command-line options take precedence.
    version: 1

    # Severity of each rule: error, warning, info or off (alertcat rules lists the rules).
    # rules:
    #   button-length: off
    #   button-yes-no: error

    # Files and folders to leave out, as in a .gitignore; files named on the command line are always checked.
    # exclude: [Pods, Carthage, App/Generated]

    # The lowest severity that makes the exit code 1: error, warning, info or never.
    # fail-on: error

    # Words with fixed capitalization, one per line, or a TBX glossary.
    # terms: terms.txt

    # Known findings, written by alertcat check --write-baseline.
    # baseline: .alertcat-baseline.json

    # The language of the source text, the edition of the guideline for every alert, the platform of the app,
    # and whom to follow where Apple, Mozilla and GNOME capitalize differently (apple, mozilla, gnome).
    # source-locale: en
    # edition: hig-2024
    # platform: iOS
    # convention: apple

    """
}
