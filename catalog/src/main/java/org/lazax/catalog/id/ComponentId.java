package org.lazax.catalog.id;

import java.util.regex.Pattern;

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
    if (!Shape.NAME.matcher(value).matches()) {
      throw new IllegalArgumentException("'" + value + "' is not an id of a component");
    }
  }

  /** Holds the compiled pattern, which is not part of the interface. */
  final class Shape {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]+(_[A-Za-z0-9]+)*");

    private Shape() {}
  }
}
