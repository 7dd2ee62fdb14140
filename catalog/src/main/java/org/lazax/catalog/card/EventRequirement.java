package org.lazax.catalog.card;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Set;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.unit.UnitType;

/** Requirements that an event fulfils. The objective is scored immediately. */
public sealed interface EventRequirement extends Requirement {
  /**
   * The player destroyed a unit of another player. A unit that its owner destroys does not count.
   */
  record UnitDestroyed(Set<UnitType> units) implements EventRequirement {
    public UnitDestroyed {
      units = Frozen.set(units);
    }
  }

  /** The player destroyed the last unit of another player during the step, by any means. */
  record LastDestroyedInStep(Step step) implements EventRequirement {}

  /**
   * The player destroyed the last unit of another player with hits of the unit ability itself. For
   * ships this means the last ship, including fighters.
   */
  record LastDestroyedByHits(Step step) implements EventRequirement {}

  /** The player won a combat against a player with the most victory points, tied or not. */
  record CombatWonAgainstFrontRunner() implements EventRequirement {}

  /**
   * The active player won a combat against the owner of a promissory note that was in the active
   * player's play area when the tactical action began.
   */
  record CombatWonAgainstNoteOwner() implements EventRequirement {}

  record CombatWonIn(SystemKind place) implements EventRequirement {}

  /** The player won a space combat with their flagship present throughout and never destroyed. */
  record SpaceCombatWonByFlagship() implements EventRequirement {}

  /** The player had this many non-fighter ships in the active system when a space combat ended. */
  record SpaceCombatEnded(int ships) implements EventRequirement {}

  /** The player was the last one to pass in a round. */
  record LastToPass() implements EventRequirement {}

  /** The player lost control of a planet in a home system. */
  record HomePlanetLost() implements EventRequirement {}

  /** An agenda elected the player, or a planet that the player controls. */
  record Elected() implements EventRequirement {}

  /** The step in which the last unit is destroyed, and the kind of unit. */
  @EnumNaming(SnakeCaseStrategy.class)
  enum Step {
    /** Ground forces on a planet. */
    BOMBARDMENT,
    /** Ships other than fighters in the active system. */
    SPACE_CANNON_OFFENSE,
    /** Fighters in the active system. */
    ANTI_FIGHTER_BARRAGE
  }
}
