package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.components.hopesend.LeaderKit.aboard;
import static org.lazax.components.hopesend.LeaderKit.mark;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.ship;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.components.hopesend.LeaderPiece;
import org.lazax.map.MapDecider;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Counters aboard one cruiser of three in system 26 go where the cruiser goes. */
final class LeadersAboardTest {
  private static final Place THERE = Place.of("38");

  @Test
  @Rule({"hopes_end.N6", "hopes_end.N9"})
  void theOwnerSaysWhetherTheCarrierOfTheCounterMoves() {
    Scenario<MapState> moving = moving(fleet(), P1, "38");

    assertThat(movers(moving))
        .extracting(Mover::count, Mover::mark)
        .containsExactlyInAnyOrder(
            tuple(2, Optional.empty()), tuple(1, Optional.of(mark("carth"))));

    Scenario<MapState> without = moving.when(P1, move(cruiser()));
    assertThat(without.table().units().at(THERE)).containsExactly(UnitStack.of(P1, CRUISER, 1));
    assertThat(piece(without.table(), "carth").place(without.table())).contains(Place.of("26"));

    Scenario<MapState> with = moving.when(P1, move(carrier()));
    assertThat(with.table().units().at(THERE)).containsExactly(ship(P1, CRUISER, "carth"));
    for (String leader : List.of("carth", "gila")) {
      LeaderPiece piece = piece(with.table(), leader);
      assertThat(piece).isEqualTo(aboard(P1, "carth"));
      assertThat(piece.place(with.table())).contains(THERE);
    }
    moving.when(P1, move(carrier(), carrier())).thenRefused("movement.4");
    moving.when(P1, move(cruiser(), cruiser(), cruiser())).thenRefused("movement.4");
  }

  @Test
  void theFateOfCountersIsDueOnceARiftHasTakenTheirShip() {
    TableKit fleet = sails(kit().units(P1, "41", CRUISER, 1), P1, "41", CRUISER, "carth", "gila");
    Scenario<MapState> lost =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            fleet.frame(new Relocation(P1, SystemId.of("41"), List.of(SystemId.of("38")))),
            9,
            2);

    assertThat(lost.table().units().at(THERE)).containsExactly(UnitStack.of(P1, CRUISER, 1));
    assertThat(lost.table().kernel().within(Effect.class))
        .map(effect -> effect.use().ability())
        .contains(AbilityRef.parse("leader_counter/carth#lost"));
    assertThat(lost.table().kernel().debtor()).contains(Service.GAME);
  }

  @Test
  @Rule("hopes_end.N9")
  void countersAboardGoAlongInARetreat() {
    Scenario<MapState> left =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            fleet()
                .units(P2, "26", CRUISER, 1)
                .frame(
                    new SpaceCombat(SystemId.of("26"), P2, P1)
                        .at(SpaceCombat.Progress.Step.RETREATED))
                .frame(new Relocation(P1, SystemId.of("26"), List.of(SystemId.of("38")))));

    assertThat(piece(left.table(), "gila").place(left.table())).contains(THERE);
    assertThat(left.table().kernel().within(Effect.class)).isEmpty();
  }

  private static ShipMove cruiser() {
    return ShipMove.of(SystemId.of("26"), CRUISER);
  }

  private static ShipMove carrier() {
    return new ShipMove(
        SystemId.of("26"),
        CRUISER,
        false,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.of(mark("carth")));
  }

  private static List<Mover> movers(Scenario<MapState> moving) {
    return ((MovementOption) moving.options(P1).getFirst()).ships();
  }

  private static TableKit fleet() {
    return sails(kit().units(P1, "26", CRUISER, 2), P1, "26", CRUISER, "carth", "gila");
  }

  private static TableKit kit() {
    return LeaderKit.players(2)
        .player(P1, "hacan")
        .player(P2, "letnev")
        .tile("26", 0, 0)
        .tile("38", 1, 0)
        .tile("41", 2, 0)
        .tile("16", 0, 2)
        .tile("10", 3, 0)
        .sheet(P1, 3, 5, 2)
        .controls(P1, "arretze")
        .controls(P2, "arc_prime")
        .round(1);
  }
}
