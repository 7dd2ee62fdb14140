package org.lazax.catalog.id;

/**
 * The id of a component, unique among components of its kind. An id has lower-case words joined by
 * underscores, except that ids of tiles keep the printed letter.
 */
public sealed interface ComponentId
    permits TileId,
        PlanetId,
        UnitId,
        FactionId,
        TechnologyId,
        StrategyCardId,
        ObjectiveId,
        AgendaId,
        ActionCardId,
        PromissoryNoteId,
        LeaderId,
        LeaderCounterId,
        RelicId,
        ExplorationId,
        AbilityId,
        MapSetupId {
  /** The id as a string, as in the files and in JSON. */
  String value();

  /**
   * Checks the format of an id: words of letters and digits, joined by single underscores.
   *
   * @throws IllegalArgumentException if the format is wrong
   */
  static void check(String value) {
    if (!isWords(value)) {
      throw new IllegalArgumentException("'" + value + "' is not an id of a component");
    }
  }

  /** Without a regular expression, because ids are made at every step of a game. */
  private static boolean isWords(String value) {
    boolean inWord = false;
    for (int at = 0; at < value.length(); at++) {
      char next = value.charAt(at);
      if (next == '_' ? !inWord : !isLetterOrDigit(next)) {
        return false;
      }
      inWord = next != '_';
    }
    return inWord;
  }

  private static boolean isLetterOrDigit(char next) {
    return (next >= 'a' && next <= 'z')
        || (next >= 'A' && next <= 'Z')
        || (next >= '0' && next <= '9');
  }
}
