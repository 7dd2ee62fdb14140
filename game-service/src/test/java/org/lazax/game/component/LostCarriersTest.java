package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.components.hopesend.LeaderKit.aboard;
import static org.lazax.components.hopesend.LeaderKit.captive;
import static org.lazax.components.hopesend.LeaderKit.choose;
import static org.lazax.components.hopesend.LeaderKit.escaping;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.out;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.galaxy.SystemId;

/** What befalls counters of Hacan, P1, whose ship or whose ground forces are gone. */
final class LostCarriersTest {
  private static final SystemId SYSTEM = SystemId.of("26");

  @ParameterizedTest
  @ValueSource(ints = {1, 5})
  @Rule("hopes_end.10")
  void aCounterIsKilledOnALowDieIfItsShipIsDestroyedInASpaceCombat(int die) {
    Scenario<GameState> lost = inCombat(die);

    assertThat(lost.events()).anyMatch(AbilityDiceRolled.class::isInstance);
    assertThat(piece(lost.table(), "carth")).isEqualTo(out(P1));
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 9})
  @Rule({"hopes_end.10.1", "hopes_end.N15"})
  void theOtherSideCapturesItOnAHigherDie(int die) {
    assertThat(piece(inCombat(die).table(), "carth")).isEqualTo(captive(P1, P2));
    assertThat(
            piece(
                lost(kit(), new SpaceCombat(SYSTEM, P1, P2).at(Step.HITS_ASSIGNED), die).table(),
                "carth"))
        .isEqualTo(captive(P1, P2));
  }

  @Test
  @Rule("hopes_end.10.2")
  void itEscapesOnATen() {
    Scenario<GameState> lost = inCombat(10);

    assertThat(piece(lost.table(), "carth")).isEqualTo(escaping(P1));
    assertThat(lost.awaited()).containsExactly(P1);
    lost.when(P1, choose(Service.GAME, "arc_prime")).thenRefusedAs("no-such-choice");
    assertThat(piece(lost.when(P1, choose(Service.GAME, "lodor")).table(), "carth"))
        .isEqualTo(on(P1, "lodor"));
  }

  @Test
  @Rule("hopes_end.10")
  void oneDieIsRolledForEachCounterAboard() {
    Scenario<GameState> lost =
        lost(
            kit().with(table -> with(table, "gila", aboard(P1, "carth"))),
            new SpaceCombat(SYSTEM, P2, P1).at(Step.HITS_ASSIGNED),
            1,
            6);

    assertThat(lost.events()).filteredOn(AbilityDiceRolled.class::isInstance).hasSize(2);
    assertThat(piece(lost.table(), "carth")).isEqualTo(out(P1));
    assertThat(piece(lost.table(), "gila")).isEqualTo(captive(P1, P2));
  }

  @Test
  @Rule({"hopes_end.11", "hopes_end.N11"})
  void outsideOfACombatItIsKilledWithoutADie() {
    Scenario<GameState> lost =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit().frame(effect()));

    assertThat(lost.events()).noneMatch(AbilityDiceRolled.class::isInstance);
    assertThat(piece(lost.table(), "carth")).isEqualTo(out(P1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"RETREATED", "WITHDRAWN"})
  @Rule("hopes_end.N14")
  void nobodyTakesWhatARiftHasTakenFromShipsThatLeaveACombat(String step) {
    Scenario<GameState> lost = lost(kit(), new SpaceCombat(SYSTEM, P2, P1).at(Step.valueOf(step)));

    assertThat(lost.events()).noneMatch(AbilityDiceRolled.class::isInstance);
    assertThat(piece(lost.table(), "carth")).isEqualTo(out(P1));
  }

  @Test
  @Rule("hopes_end.N18")
  void whatWentWithGroundForcesThatDidNotWinIsTheDefendersOnALowDie() {
    assertThat(piece(beaten(P2, 3).table(), "carth")).isEqualTo(captive(P1, P2));
    assertThat(piece(beaten(P2, 9).table(), "carth")).isEqualTo(escaping(P1));
    assertThat(piece(beaten(P2, 10).table(), "carth")).isEqualTo(out(P1));
  }

  @Test
  @Rule("hopes_end.N18")
  void itIsKilledIfNobodyHoldsThePlanet() {
    Scenario<GameState> beaten =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit()
                .with(table -> with(table, "carth", on(P1, "abyz")))
                .frame(new Invasion(P1, SystemId.of("38")))
                .frame(effect()));

    assertThat(beaten.events()).noneMatch(AbilityDiceRolled.class::isInstance);
    assertThat(piece(beaten.table(), "carth")).isEqualTo(out(P1));
  }

  @Test
  @Rule({"hopes_end.14", "hopes_end.N18"})
  void itStaysWhereGroundForcesFightForThePlanetAndNowhereElse() {
    TableKit fighting =
        kit().with(table -> with(table, "carth", on(P1, "abyz"))).controls(P2, "abyz");
    TableKit alone = fighting.frame(new Invasion(P1, SystemId.of("38")));
    TableKit accompanied = alone.units(P1, "38/abyz", UnitType.INFANTRY, 1);

    assertThat(LeaderKit.RULES.settle(accompanied.table())).isEmpty();
    assertThat(LeaderKit.RULES.settle(alone.table())).isNotEmpty();
  }

  private static Scenario<GameState> beaten(Seat holder, int die) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit()
            .with(table -> with(table, "carth", on(P1, "abyz")))
            .controls(holder, "abyz")
            .frame(new Invasion(P1, SystemId.of("38")))
            .frame(effect()),
        die);
  }

  private static Scenario<GameState> inCombat(int die) {
    return lost(kit(), new SpaceCombat(SYSTEM, P2, P1).at(Step.HITS_ASSIGNED), die);
  }

  private static Scenario<GameState> lost(TableKit kit, SpaceCombat combat, int... dice) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(combat).frame(effect()), dice);
  }

  private static Effect effect() {
    return new Effect(
        Service.GAME, new Use(AbilityRef.parse("leader_counter/carth#lost"), P1), new AnyTime(P1));
  }

  private static TableKit kit() {
    return LeaderKit.players(2)
        .player(P1, "hacan")
        .player(P2, "letnev")
        .tile("26", 0, 0)
        .tile("38", 1, 0)
        .tile("16", 2, 0)
        .tile("10", 4, 0)
        .controls(P1, "lodor", "arretze")
        .controls(P2, "arc_prime")
        .round(1)
        .with(table -> with(table, "carth", aboard(P1, "carth")));
  }
}
