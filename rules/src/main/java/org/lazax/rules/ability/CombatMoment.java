package org.lazax.rules.ability;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.lazax.rules.ability.Occurrence.InFight;

/** When something can be done in a fight, in the order of a fight. */
public enum CombatMoment {
  /** The active player's ships have come into the system; no cannon has fired. */
  SHIPS_MOVED,
  INVASION_BEGINS,
  /** A side is about to roll. */
  ROLL_BEGINS,
  /** A side has rolled so many hits, none of them assigned yet. */
  ROLLED,
  /** Both sides have rolled for combat, and whatever answers that is done. */
  ALL_ROLLED,
  /** Hits are about to be assigned to a side's units. */
  HITS_TO_ASSIGN,
  /** A unit has sustained damage. */
  SUSTAINED,
  /** A unit was destroyed. */
  DESTROYED,
  /** All that the hits of a roll destroy on both sides is, or what anything else destroys. */
  LOSSES_TAKEN,
  /** Bombardment has destroyed so many infantry. */
  BOMBARDED,
  /** Ground forces are about to be committed. */
  COMMITTING,
  /** Ground forces have been committed to the planet. */
  COMMITTED,
  COMBAT_BEGINS,
  ROUND_BEGINS,
  /** Retreats may be announced now. */
  ANNOUNCING,
  /** A side has announced a retreat. */
  ANNOUNCED,
  /** All hits of a round are assigned, whether there were any or none. */
  HITS_ASSIGNED,
  ROUND_ENDS,
  COMBAT_ENDS,
  /** The combat is over, and what its end let players score is scored. */
  COMBAT_OVER;

  /** Those at which the sides get ready to roll against each other. */
  private static final Set<CombatMoment> BEFORE_ROLLS =
      EnumSet.of(COMBAT_BEGINS, ROUND_BEGINS, ANNOUNCING, ANNOUNCED, ROLL_BEGINS);

  private final String text = name().toLowerCase(Locale.ROOT);

  /** As it stands in the log. */
  @JsonValue
  public String text() {
    return text;
  }

  /** Whether it is this, perhaps among others, that happens. */
  public boolean isIn(InFight happens) {
    return happens.moments().contains(this);
  }

  /**
   * Whether it comes before the dice of a combat, so that nobody uses anything at it once a side
   * has nothing left that fights: the combat is over. Rules: space_combat.9, ground_combat.4,
   * technology/magen_defense_grid.N3.
   */
  public boolean isBeforeRolls() {
    return BEFORE_ROLLS.contains(this);
  }

  /**
   * Reads what stands in a log.
   *
   * @throws IllegalArgumentException if it is none
   */
  @JsonCreator
  public static CombatMoment of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
