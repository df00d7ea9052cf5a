/// The outcome of an introduction whose new words the player doesn't want now.
public struct KnownWordsOnly: Sendable {}
