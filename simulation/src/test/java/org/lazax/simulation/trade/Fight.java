package org.lazax.simulation.trade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.state.CombatState;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Side;
import org.lazax.table.units.Place;

/** A combat in the turn of P1, conducted by combat-service, in which game-service lets trade. */
record Fight(Scenario<CombatState> combat) {
  private static final Side GOOD = Side.goods(1, 0);

  static Fight of(TableKit kit, SystemId system, Procedure combat, int... dice) {
    return combat(
        kit.frame(new ActionPhase().inTurn(List.of(), TableKit.P1, 1))
            .frame(Turn.acted(TableKit.P1))
            .frame(new TacticalAction(TableKit.P1, system))
            .frame(combat),
        dice);
  }

  static Command use(String ability) {
    return new UseAbility(Service.COMBAT, AbilityRef.parse(ability));
  }

  Fight when(Seat seat, Command command, int... dice) {
    return new Fight(combat.when(seat, command, dice).thenAccepted());
  }

  void refused(Seat seat, Command command) {
    assertThat(combat.when(seat, command).refusal()).isPresent();
  }

  /** A player buys this note of another one for a trade good. */
  Fight trade(Seat buyer, Seat seller, String note) {
    return combat(
        kit(
            game()
                .when(buyer, offer(seller, GOOD, side(note)))
                .when(seller, new AcceptOffer(1))
                .thenAccepted()
                .table()));
  }

  /** Neither gives such a note to the other one now. */
  void refusesTrade(Seat from, Seat to, String note) {
    game().when(from, offer(to, GOOD, side(note))).thenRefused("transactions.1");
  }

  // ---- what is there

  List<Seat> awaited() {
    return combat.awaited();
  }

  List<String> usable(Seat seat) {
    return combat.options(seat).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }

  boolean holds(Seat seat, String note) {
    return combat.table().player(seat).notes().contains(Note.parse(note));
  }

  int count(Seat seat, String place, UnitType type) {
    return combat
        .table()
        .units()
        .count(Place.of(place), stack -> stack.owner().equals(seat) && stack.type() == type);
  }

  <E extends GameEvent> List<E> happened(Class<E> kind) {
    return combat.events().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The round of the combat, from 1. */
  int round() {
    return combat
        .table()
        .kernel()
        .within(SpaceCombat.class)
        .map(under -> under.progress().round())
        .or(() ->
            combat
                .table()
                .kernel()
                .within(GroundCombat.class)
                .map(under -> under.progress().round()))
        .orElseThrow();
  }

  // ---- the two services

  private Scenario<GameState> game() {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit(combat.table()));
  }

  private static Fight combat(TableKit kit, int... dice) {
    return new Fight(Scenario.given(new CombatDecider(StandardRules.TABLE), kit, dice));
  }

  private static TableKit kit(Table table) {
    return TableKit.players(3).with(_ -> table);
  }

  private static OfferTransaction offer(Seat to, Side gives, Side takes) {
    return new OfferTransaction(to, gives, takes, Optional.empty());
  }

  private static Side side(String note) {
    return Side.NOTHING.and(Note.parse(note));
  }
}
