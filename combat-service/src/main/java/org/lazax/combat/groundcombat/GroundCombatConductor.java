package org.lazax.combat.groundcombat;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.combat.round.Rounds;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.GroundForces;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.GroundCombat.Progress.Step;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.Table;

/**
 * A ground combat between two players on a planet. It ends when at most one side has ground forces
 * left. No side can retreat. Rules: ground_combat.1 to ground_combat.4, ground_combat.N6.
 */
public final class GroundCombatConductor
    extends NonInteractiveConductor<CombatState, Table, GroundCombat> {
  private static final GroundRounds ROUNDS = new GroundRounds();

  public GroundCombatConductor() {
    super(GroundCombat.class);
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, GroundCombat combat) {
    switch (combat.progress().step()) {
      case BEGIN -> ROUNDS.begin(draft, combat, combat.at(Step.ROLL));
      case ROLL -> roll(draft, combat);
      case HITS_ASSIGNED -> {
        InFight assigned = CombatContext.of(combat).assigned(draft.own().weary());
        if (!ROUNDS.opens(draft, combat.at(Step.ROUND_ENDS), assigned)) {
          ROUNDS.end(draft, combat);
        }
      }
      case ROUND_ENDS -> ROUNDS.end(draft, combat);
      case ROUND_ENDED -> ROUNDS.ended(draft, combat);
      case COMBAT_ENDED -> ROUNDS.close(draft, combat);
    }
  }

  private static void roll(Draft<CombatState, Table> draft, GroundCombat combat) {
    if (ROUNDS.isOver(draft.table(), combat)) {
      ROUNDS.end(draft, combat);
      return;
    }
    draft.change(combat.at(Step.HITS_ASSIGNED));
    draft.call(CombatContext.of(combat).exchange(HitSource.GROUND_COMBAT));
  }

  private static final class GroundRounds extends Rounds<GroundCombat> {
    @Override
    protected CombatContext fight(GroundCombat combat) {
      return CombatContext.of(combat);
    }

    @Override
    protected boolean isFoughtBy(Table table, GroundCombat combat, Seat seat) {
      return GroundForces.present(table, combat.place(), seat);
    }

    @Override
    protected void leave(Draft<CombatState, Table> draft, GroundCombat combat) {
      CommittedShipReturn.planet(draft, combat.place());
    }

    @Override
    protected GroundCombat roundEnded(GroundCombat combat) {
      return combat.at(Step.ROUND_ENDED);
    }

    @Override
    protected GroundCombat combatEnded(GroundCombat combat) {
      return combat.at(Step.COMBAT_ENDED);
    }

    @Override
    protected GroundCombat inNextRound(GroundCombat combat) {
      return combat.inNextRound();
    }

    @Override
    protected void fight(Draft<CombatState, Table> draft, GroundCombat combat) {
      roll(draft, combat);
    }
  }
}
