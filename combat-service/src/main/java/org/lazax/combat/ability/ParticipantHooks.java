package org.lazax.combat.ability;

/** Who else takes part in a fight, once its owner has used this as the fight began. */
public interface ParticipantHooks extends Spent {
  /** Whether these units of its owner fight here although their category does not. */
  boolean fights(BattleView battle, Side me, Rank unit);

  @Override
  default CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  default Span lasts() {
    return Span.COMBAT;
  }

  @Override
  default boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.count(me, unit -> fights(battle, me, unit)) > 0;
  }
}
