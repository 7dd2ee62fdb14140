package org.lazax.catalog.id;

import java.util.regex.Pattern;

/**
 * The name of a component, unique among components of its kind. Lower-case words joined by
 * underscores, but for tiles, which keep the letter printed on them.
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
        RelicId,
        ExplorationId,
        AbilityId,
        MapSetupId {
  /** The name as it stands in the files and in JSON. */
  String value();

  /**
   * Refuses what could be no name: empty, or with signs other than letters, digits and underscores.
   */
  static void check(String value) {
    if (!Shape.NAME.matcher(value).matches()) {
      throw new IllegalArgumentException("'" + value + "' is no name of a component");
    }
  }

  /** Kept apart so that the pattern is compiled once and stays out of the interface. */
  final class Shape {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]+(_[A-Za-z0-9]+)*");

    private Shape() {}
  }
}
