import ArgumentParser

/// Whose habit counts where houses differ.
enum ConventionChoice: String, ExpressibleByArgument, CaseIterable { case apple, mozilla, gnome }
