package org.lazax.rules.combat;

import java.util.Optional;
import org.lazax.rules.ability.CombatMoment;
import org.lazax.table.component.AbilityRef;

/**
 * A component that acts only once it is used: a card played, an agent or a technology exhausted,
 * goods paid. Its hooks are active from its use until what {@link #lasts()} says is over; one that
 * lasts for nothing acts at its moments alone.
 */
public interface ActivatedComponent extends CombatHooks {

  /** What its effect outlasts. */
  enum Span {
    /** Nothing: it is carried out at once. */
    MOMENT,
    /** One roll and the hits that come of it. */
    ROLL,
    ROUND,
    /** The combat, or the invasion with all its steps. */
    COMBAT
  }

  /** For whom something may be used. */
  enum Reach {
    /** By a side, for itself. */
    OWN_SIDE,
    /** By anybody, for a side of the user's choice. */
    EITHER_SIDE,
    /** By anybody; it is the same for both. */
    BOTH_SIDES
  }

  /** The moment at which it may be used. */
  CombatMoment when();

  /** Another moment at which it may be used too, if there is one. */
  default Optional<CombatMoment> orWhen() {
    return Optional.empty();
  }

  Span lasts();

  /** Whether it may be used on this occasion and would do something. */
  default boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return true;
  }

  /** For whom it may be used. */
  default Reach reach() {
    return Reach.OWN_SIDE;
  }

  /** Whether its user uses it but once for the hits of one roll. */
  default boolean oncePerRoll() {
    return false;
  }

  /** Whether it has to be used. */
  default boolean forced() {
    return false;
  }

  /**
   * The ability that this is a way to use: of all ways to use the same ability one is used in a
   * combat. None where it is used whenever it can be.
   */
  default Optional<AbilityRef> wayToUse() {
    return Optional.empty();
  }

  /** Whether each unit that has it may use it at the same moment. Rule: abilities.N2.1. */
  default boolean ofEachUnit() {
    return false;
  }

  /** How many trade goods the card's owner loses by its use, or else as many as it has. */
  default int goodsOfOwner() {
    return 0;
  }

  /** What its user pays, beside the card itself. */
  default Price price() {
    return Price.NOTHING;
  }
}
