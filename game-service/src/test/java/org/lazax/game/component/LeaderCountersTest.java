package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.components.hopesend.LeaderKit.captive;
import static org.lazax.components.hopesend.LeaderKit.escaping;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.out;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderCaptured;
import org.lazax.components.hopesend.LeaderCounters;
import org.lazax.components.hopesend.LeaderEscaped;
import org.lazax.components.hopesend.LeaderKilled;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.components.hopesend.LeaderPiece;
import org.lazax.components.hopesend.LeadersPlaced;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.galaxy.SystemId;

/** Leader counters of Hope's End on planets. Hacan, P1, has lost Arretze to Letnev, P2. */
final class LeaderCountersTest {
  private static final LeaderCounterId CARTH = new LeaderCounterId("carth");
  private static final LeaderCounterId HARRUGH = new LeaderCounterId("harrugh");
  private static final LeaderCounterId UNLENN = new LeaderCounterId("unlenn");
  private static final PlanetId ARRETZE = new PlanetId("arretze");

  @Test
  @Rule("hopes_end.3")
  void aPlayerPutsItsCountersOnOneOfItsHomePlanets() {
    Scenario<GameState> asked = effect(kit().controls(P1, "arretze", "lodor"), "carth#start");

    assertThat(asked.awaited()).containsExactly(P1);
    asked.when(P1, choose("arretze", "kamdorn")).thenRefusedAs("no-such-choice");
    asked.when(P1, choose("lodor")).thenRefusedAs("no-such-choice");
    Scenario<GameState> put = asked.when(P1, choose("arretze"));
    assertThat(pieces(put))
        .containsExactly(
            Map.entry(CARTH, on(P1, "arretze")),
            Map.entry(new LeaderCounterId("gila"), on(P1, "arretze")),
            Map.entry(HARRUGH, on(P1, "arretze")));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5})
  @Rule({"hopes_end.12", "hopes_end.15"})
  void theInvaderCapturesACounterOnALowDie(int die) {
    Scenario<GameState> fallen = fallen(die);

    assertThat(fallen.happened()).contains(new LeaderCaptured(CARTH, P2));
    assertThat(pieces(fallen))
        .containsEntry(CARTH, captive(P1, P2))
        .containsEntry(HARRUGH, on(P1, "kamdorn"));
    assertThat(fallen.table().parts().shown().get("hopes-end.leaders"))
        .isEqualTo(fallen.table().part(LeaderCounters.ID));
  }

  @Test
  @Rule("hopes_end.12")
  void oneDieIsRolledForEachCounterOnThePlanet() {
    Scenario<GameState> fallen =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            invaded(kit().with(table -> with(table, HARRUGH, on(P1, "arretze"))))
                .frame(effect("carth#lost")),
            5,
            10);

    assertThat(fallen.events()).filteredOn(AbilityDiceRolled.class::isInstance).hasSize(2);
    assertThat(fallen.events())
        .containsSubsequence(new LeaderCaptured(CARTH, P2), new LeaderKilled(HARRUGH));
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 9})
  @Rule("hopes_end.12.1")
  void itEscapesOnAHigherDieAndItsOwnerPutsItOnAnyOfItsPlanets(int die) {
    Scenario<GameState> fallen = fallen(die);

    assertThat(fallen.events()).contains(new LeaderEscaped(CARTH));
    assertThat(fallen.awaited()).containsExactly(P1);
    fallen.when(P1, choose("arretze")).thenRefusedAs("no-such-choice");
    assertThat(pieces(fallen.when(P1, choose("lodor")))).containsEntry(CARTH, on(P1, "lodor"));
    assertThat(pieces(fallen.when(P1, choose("kamdorn")))).containsEntry(CARTH, on(P1, "kamdorn"));
  }

  @Test
  @Rule("hopes_end.12.2")
  void itIsKilledOnATen() {
    Scenario<GameState> fallen = fallen(10);

    assertThat(fallen.events()).contains(new LeaderKilled(CARTH));
    assertThat(pieces(fallen)).containsEntry(CARTH, out(P1));
  }

  @Test
  @Rule("hopes_end.13")
  void itEscapesWithoutADieIfThePlanetIsLostInAnotherWay() {
    Scenario<GameState> lost =
        Scenario.given(
            new GameDecider(StandardRules.TABLE), lost(kit()).frame(effect("carth#lost")));

    assertThat(lost.events())
        .contains(new LeaderEscaped(CARTH))
        .noneMatch(AbilityDiceRolled.class::isInstance);
    assertThat(lost.awaited()).containsExactly(P1);
    assertThat(pieces(lost.when(P1, choose("lodor")))).containsEntry(CARTH, on(P1, "lodor"));
  }

  @Test
  @Rule("hopes_end.13")
  void thatIsDueAsSoonAsThePlanetIsLost() {
    Table table = lost(kit()).table();

    assertThat(used(LeaderKit.RULES.settle(table))).contains(new Use(lost("carth"), P1));
    assertThat(used(LeaderKit.RULES.settle(held(kit()).table()))).isEmpty();
  }

  @Test
  @Rule("hopes_end.N17")
  void anEscapeIsPlacedEvenForASilentPlayer() {
    Scenario<GameState> home = fallen(6);
    Scenario<GameState> away = lostWithoutHome();

    home.when(P1, choose()).thenRefusedAs("no-such-choice");
    assertThat(home.silence(P1)).contains(choose("hercant"));
    assertThat(away.silence(P1)).contains(choose("abyz"));
  }

  @Test
  @Rule("hopes_end.N22")
  void whatAnEliminatedPlayerHadGoesAndItsCaptivesAreFreedByTheirOwners() {
    Table before =
        with(with(held(kit()).table(), UNLENN, on(P2, "arc_prime")), HARRUGH, captive(P1, P2));
    Table captive = with(before, new LeaderCounterId("farran"), captive(P2, P1));
    Table after = new PlayerEliminated(P2).fold(captive);

    assertThat(after.part(LeaderCounters.ID).pieces())
        .containsEntry(UNLENN, out(P2))
        .containsEntry(new LeaderCounterId("farran"), out(P2))
        .containsEntry(CARTH, on(P1, "arretze"));
    assertThat(used(LeaderKit.RULES.settle(captive))).isEmpty();
    assertThat(used(LeaderKit.RULES.settle(after)))
        .containsExactly(new Use(AbilityRef.parse("leader_counter/harrugh#escape"), P1));
  }

  @Test
  void whoHasNoPlanetLosesACounterThatEscapes() {
    Table table =
        with(
            bare()
                .units(P1, "26", UnitType.CARRIER, 1)
                .units(P1, "26", UnitType.INFANTRY, 1)
                .round(1)
                .table(),
            CARTH,
            escaping(P1));

    assertThat(LeaderKit.RULES.settle(table)).contains(new LeaderKilled(CARTH));
  }

  @Test
  void aCounterLiesOnPlanetsOfItsOwnerOnly() {
    Table table = lost(kit()).table();

    assertThat(table.guard(new LeadersPlaced(P1, List.of(HARRUGH), ARRETZE))).isPresent();
    assertThat(table.guard(new LeadersPlaced(P2, List.of(CARTH), ARRETZE))).isPresent();
    assertThat(table.guard(new LeaderCaptured(CARTH, P1))).isPresent();
    assertThat(table.guard(new LeaderKilled(UNLENN))).isPresent();
  }

  private static Scenario<GameState> fallen(int die) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), invaded(kit()).frame(effect("carth#lost")), die);
  }

  private static TableKit invaded(TableKit kit) {
    return lost(kit).frame(new Invasion(P2, SystemId.of("16")));
  }

  private static TableKit lost(TableKit kit) {
    return with(kit, "arretze").controls(P2, "arretze").controls(P1, "lodor");
  }

  private static TableKit held(TableKit kit) {
    return with(kit, "arretze").controls(P1, "arretze", "lodor");
  }

  private static TableKit with(TableKit kit, String planet) {
    return kit.with(table -> {
      Table first = with(table, CARTH, on(P1, planet));
      return first.part(LeaderCounters.ID).pieces().containsKey(HARRUGH)
          ? first
          : with(first, HARRUGH, on(P1, "kamdorn"));
    });
  }

  private static Scenario<GameState> lostWithoutHome() {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        bare()
            .controls(P1, "lodor", "abyz")
            .controls(P2, "arretze")
            .with(table -> with(table, CARTH, on(P1, "arretze")))
            .frame(effect("carth#lost")));
  }

  private static Table with(Table table, LeaderCounterId leader, LeaderPiece piece) {
    return LeaderKit.with(table, leader.value(), piece);
  }

  private static Map<LeaderCounterId, LeaderPiece> pieces(Scenario<GameState> scenario) {
    return scenario.table().part(LeaderCounters.ID).pieces();
  }

  private static AbilityRef lost(String leader) {
    return AbilityRef.parse("leader_counter/" + leader + "#lost");
  }

  private static List<Use> used(List<GameEvent> events) {
    return events.stream()
        .filter(FrameOpened.class::isInstance)
        .map(event -> ((FrameOpened) event).procedure())
        .filter(Effect.class::isInstance)
        .map(procedure -> ((Effect) procedure).use())
        .toList();
  }

  private static Scenario<GameState> effect(TableKit kit, String paragraph) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(effect(paragraph)));
  }

  private static Effect effect(String paragraph) {
    return new Effect(
        Service.GAME,
        new Use(AbilityRef.parse("leader_counter/" + paragraph), P1),
        new AnyTime(P1));
  }

  private static Choose choose(String... planets) {
    return new Choose(Service.GAME, List.of(planets));
  }

  private static TableKit kit() {
    return bare().controls(P1, "hercant", "kamdorn");
  }

  private static TableKit bare() {
    return TableKit.players(3)
        .with(table -> table.withRules(LeaderKit.RULES))
        .player(P1, "hacan")
        .player(P2, "letnev")
        .player(P3, "sol")
        .tile("26", 0, 0)
        .tile("38", 1, 0)
        .tile("16", 2, 0)
        .tile("10", 3, 0)
        .tile("1", 4, 0)
        .controls(P2, "arc_prime")
        .controls(P3, "jord");
  }
}
