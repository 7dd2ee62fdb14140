package org.lazax.rules.ability.occurrence;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The moments of a combat, in the order of a combat. */
public enum CombatMoment {
  /** The active player's ships have moved into the system. No space cannon has fired. */
  SHIPS_MOVED,
  INVASION_BEGINS,
  /** A side is about to roll. */
  ROLL_BEGINS,
  /** A side has rolled a number of hits. None of them is assigned yet. */
  ROLLED,
  /** Both sides have made their combat rolls, and the reactions to them are over. */
  ALL_ROLLED,
  /** Hits are about to be assigned to a side's units. */
  HITS_TO_ASSIGN,
  /** A unit has sustained damage. */
  SUSTAINED,
  /** A unit was destroyed. */
  DESTROYED,
  /**
   * All units of both sides that the hits of a roll destroy are destroyed, or units were destroyed
   * by something else.
   */
  LOSSES_TAKEN,
  /** Bombardment has destroyed a number of infantry. */
  BOMBARDED,
  /** Ground forces are about to be committed. */
  COMMITTING,
  /** Ground forces have landed on planets. Nobody has reacted to it. */
  LANDED,
  /** Ground forces have been committed to the planet. */
  COMMITTED,
  COMBAT_BEGINS,
  ROUND_BEGINS,
  /** Retreats can be announced. */
  ANNOUNCING,
  /** A side has announced a retreat. */
  ANNOUNCED,
  /** All hits of a round are assigned, or there were none. */
  HITS_ASSIGNED,
  ROUND_ENDS,
  COMBAT_ENDS,
  /** The combat is over, and the objectives of its end are scored. */
  COMBAT_OVER;

  /** The moments before the sides roll against each other. */
  private static final Set<CombatMoment> BEFORE_ROLLS =
      EnumSet.of(COMBAT_BEGINS, ROUND_BEGINS, ANNOUNCING, ANNOUNCED, ROLL_BEGINS);

  private final String text = name().toLowerCase(Locale.ROOT);

  /** The text of the moment in logs. */
  @JsonValue
  public String text() {
    return text;
  }

  /** Whether it is a moment of this occurrence, alone or with others. */
  public boolean isIn(InFight happens) {
    return happens.moments().contains(this);
  }

  /**
   * Whether it is before the dice of a combat. Then no ability can be used at it once a side has no
   * participating unit left, because the combat is over. Rules: space_combat.9, ground_combat.4,
   * technology/magen_defense_grid.N3.
   */
  public boolean isBeforeRolls() {
    return BEFORE_ROLLS.contains(this);
  }

  /**
   * Reads the text of a log.
   *
   * @throws IllegalArgumentException if it is not the text of a moment
   */
  @JsonCreator
  public static CombatMoment of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
