package org.lazax.catalog.card;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Set;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.unit.UnitType;

/** Objectives scored for what has just happened, at the moment it does. */
public sealed interface EventRequirement extends Requirement {
  /** Destroyed a unit of another player; not one its owner destroyed. */
  record UnitDestroyed(Set<UnitType> units) implements EventRequirement {
    public UnitDestroyed {
      units = Frozen.set(units);
    }
  }

  /** Destroyed the last of what another player had there, by any means, during the step. */
  record LastDestroyedInStep(Step step) implements EventRequirement {}

  /**
   * Destroyed the last of what another player had there by hits of the unit ability itself; of
   * ships, that is the last one, fighters too.
   */
  record LastDestroyedByHits(Step step) implements EventRequirement {}

  /** Won a combat against a player with the most victory points; any of them on a tie. */
  record CombatWonAgainstFrontRunner() implements EventRequirement {}

  /**
   * As the active player, won a combat against the owner of a note that lay in one's play area when
   * the tactical action began.
   */
  record CombatWonAgainstNoteOwner() implements EventRequirement {}

  record CombatWonIn(SystemKind place) implements EventRequirement {}

  /** Won a space combat with one's flagship there throughout, never destroyed. */
  record SpaceCombatWonByFlagship() implements EventRequirement {}

  /** Had so many ships other than fighters in the active system when a space combat ended. */
  record SpaceCombatEnded(int ships) implements EventRequirement {}

  /** Was the last player to pass in a round. */
  record LastToPass() implements EventRequirement {}

  /** Lost control of a planet in a home system. */
  record HomePlanetLost() implements EventRequirement {}

  /** Was elected by an agenda, or a planet one controls was. */
  record Elected() implements EventRequirement {}

  /** Where the last defender falls, and of which kind. */
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
