package org.lazax.rules.combat;

import java.util.Optional;
import org.lazax.rules.ability.MakesAbility;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.table.component.AbilityRef;

/**
 * A component that acts only after it is used: an action card that is played, an agent or a
 * technology that is exhausted, trade goods that are paid. Its hooks are active from its use for as
 * long as {@link #lasts()} says. A component whose span is {@link Span#MOMENT} acts only at its
 * moments.
 */
public interface ActivatedComponent extends CombatHooks, MakesAbility {

  /** How long the effect of a use lasts. */
  enum Span {
    /** It does not last. It is carried out at once. */
    MOMENT,
    /** For one roll and the hits of that roll. */
    ROLL,
    ROUND,
    /** For the combat, or for the invasion with all its steps. */
    COMBAT
  }

  /** For which side a component can be used. */
  enum Reach {
    /** A side uses it for itself. */
    OWN_SIDE,
    /** Any player uses it for a side of its choice. */
    EITHER_SIDE,
    /** Any player uses it. Its effect is the same for both sides. */
    BOTH_SIDES
  }

  /** The moment at which it can be used. */
  CombatMoment when();

  /** A second moment at which it can be used; empty if there is none. */
  default Optional<CombatMoment> orWhen() {
    return Optional.empty();
  }

  Span lasts();

  /** Whether it can be used at this trigger and would have an effect. */
  default boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return true;
  }

  /** For which side it can be used. */
  default Reach reach() {
    return Reach.OWN_SIDE;
  }

  /** Whether its user can use it only once for the hits of one roll. */
  default boolean oncePerRoll() {
    return false;
  }

  /** Whether its use is mandatory. */
  default boolean forced() {
    return false;
  }

  /**
   * The ability that this component is one way to use. Of all ways to use one ability, only one can
   * be used in a combat. Empty if the use does not depend on other components.
   */
  default Optional<AbilityRef> wayToUse() {
    return Optional.empty();
  }

  /** Whether each unit that has it can use it at the same moment. Rule: abilities.N2.1. */
  default boolean ofEachUnit() {
    return false;
  }

  /**
   * The number of trade goods that the owner of a promissory note loses by its use; all that it has
   * if it has fewer.
   */
  default int goodsOfOwner() {
    return 0;
  }

  /** What its user pays in addition to using or exhausting the card. */
  default Price price() {
    return Price.NOTHING;
  }
}
