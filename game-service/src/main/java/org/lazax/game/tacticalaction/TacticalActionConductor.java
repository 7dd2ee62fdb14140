package org.lazax.game.tacticalaction;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.MovementBegins;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.TacticalActionEnds;
import org.lazax.rules.leaders.LandingSources;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.Relocated;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.rules.units.Encounters;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Runs a tactical action after the activation: movement, space cannon offense, space combat,
 * invasion, production. Each step runs if there is anything to do in it. Rules: tactical_action.0,
 * tactical_action.N1.
 */
public final class TacticalActionConductor
    extends NonInteractiveConductor<GameState, Table, TacticalAction> {

  public TacticalActionConductor() {
    super(TacticalAction.class);
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, TacticalAction action) {
    Table table = draft.table();
    if (table.player(action.seat()).eliminated()) {
      draft.close();
      return;
    }
    switch (action.progress().next()) {
      case MOVEMENT -> {
        draft.change(action.at(Step.SPACE_CANNON_OFFENSE));
        draft.call(new Movement(action.seat(), action.system()));
        GameMoments.MOMENTS.occur(draft, new MovementBegins(action.seat(), action.system()));
      }
      case SPACE_CANNON_OFFENSE -> {
        draft.change(action.at(Step.SPACE_COMBAT));
        if (!table.units().ships(action.system()).isEmpty()) {
          draft.call(
              new SpaceCannonOffense(
                  action.seat(),
                  action.system(),
                  table.clockwiseFrom(action.seat()),
                  haveShipsCome(table)));
        }
      }
      case SPACE_COMBAT -> {
        draft.change(action.at(Step.INVASION));
        opponent(table, action)
            .ifPresent(
                defender -> draft.call(new SpaceCombat(action.system(), action.seat(), defender)));
      }
      case INVASION -> {
        draft.change(action.at(Step.PRODUCTION));
        if (mayInvade(table, action)) {
          draft.call(new Invasion(action.seat(), action.system()));
        }
      }
      case PRODUCTION -> {
        draft.change(action.at(Step.END));
        Production production = new Production(action.seat(), action.system());
        if (ProductionLimit.of(table, production) > 0) {
          draft.call(production);
        }
      }
      case END -> {
        draft.change(action.at(Step.OVER));
        GameMoments.MOMENTS.occur(draft, new TacticalActionEnds(action.seat(), action.system()));
      }
      case OVER -> draft.close();
    }
  }

  /** Whether the movement moved any ship. */
  private static boolean haveShipsCome(Table table) {
    return table
        .kernel()
        .frame()
        .flatMap(Frame::returned)
        .filter(outcome -> outcome instanceof Relocated(var to) && to.isPresent())
        .isPresent();
  }

  /**
   * The player whose ships are in the system with those of the active player. Rule: space_combat.1.
   */
  private static Optional<Seat> opponent(Table table, TacticalAction action) {
    return table.units().ships(action.system(), action.seat()).isEmpty()
        ? Optional.empty()
        : table.units().ships(action.system()).stream()
            .map(UnitStack::owner)
            .filter(owner -> !owner.equals(action.seat()))
            .findFirst();
  }

  /**
   * Whether there is an invasion. A player with units in the space area can commit them or bombard;
   * a component can let units of other places be committed; and units that share a planet with
   * others' units fight. Rules: invasion.1, faction_ability/awaken.N4, leader/ghom_sekkus.N2.
   */
  private static boolean mayInvade(Table table, TacticalAction action) {
    boolean any =
        !table.units().at(Place.space(action.system()), action.seat()).isEmpty()
            || !LandingSources.of(table, action.seat(), action.system()).isEmpty();
    return (any && !table.galaxy().planets(action.system()).isEmpty())
        || !Encounters.onPlanets(table, action.system(), action.seat()).isEmpty();
  }
}
