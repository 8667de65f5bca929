import ArgumentParser

/// Whose habit counts where houses differ.
enum ConventionChoice: String, ArgumentChoice { case apple, mozilla, gnome }
