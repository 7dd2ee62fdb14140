package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** P1 is Sardakk N'orr, P2 Sol and P3 the Yssaril. Abyz and Fria are in 38, the active system. */
class TroTest {
  private static final UseAbility TRO =
      new UseAbility(Service.GAME, AbilityRef.parse("leader/tro"));
  private static final String ABYZ = "38/abyz";
  private static final String FRIA = "38/fria";

  @Test
  void anotherPlayerChoosesItsPlanetForTwoInfantry() {
    Scenario<GameState> used = ended(kit().controls(P2, "abyz", "fria"), P2).when(P1, TRO);

    assertThat(used.awaited()).as("who chooses").containsExactly(P2);
    used.when(P1, choose(FRIA)).thenRefusedAs("not-awaited");
    Scenario<GameState> placed = used.when(P2, choose(FRIA)).thenAccepted();
    assertInfantry(placed, P2, FRIA, 2);
    assertInfantry(placed, P2, ABYZ, 0);
    assertThat(placed.table().units().count(P1, INFANTRY)).isZero();
    assertExhausted(placed, P1, "tro");
  }

  @Test
  void anotherPlayerMayRefuseThem() {
    Scenario<GameState> used = ended(kit().controls(P2, "abyz"), P2).when(P1, TRO);

    Scenario<GameState> refused = used.when(P2, choose()).thenAccepted();
    assertInfantry(refused, P2, ABYZ, 0);
    assertExhausted(refused, P1, "tro");
  }

  @Test
  void twoInfantryAreNotDividedAmongPlanets() {
    Scenario<GameState> used = ended(kit().controls(P2, "abyz", "fria"), P2).when(P1, TRO);

    used.when(P2, choose(ABYZ, FRIA)).thenRefusedAs("no-such-choice");
  }

  @Test
  void theOwnActionBringsThemAsWell() {
    Scenario<GameState> used =
        ended(kit().controls(P1, "abyz").units(P1, ABYZ, INFANTRY, 1), P1).when(P1, TRO);

    assertInfantry(used.thenAccepted(), P1, ABYZ, 3);
    assertExhausted(used, P1, "tro");
  }

  @Test
  void onlyPlanetsOfTheActivePlayerInTheActiveSystemReceiveThem() {
    TableKit shared = kit().controls(P2, "abyz", "loki").controls(P1, "fria");
    Scenario<GameState> used = ended(shared, P2).when(P1, TRO);

    used.when(P2, choose(FRIA)).thenRefusedAs("no-such-choice");
    used.when(P2, choose("75/loki")).thenRefusedAs("no-such-choice");
    assertInfantry(used.when(P2, choose(ABYZ)).thenAccepted(), P2, ABYZ, 2);
  }

  @Test
  void withoutSuchAPlanetItIsNotOffered() {
    TableKit elsewhere = kit().controls(P2, "loki").controls(P1, "abyz", "fria");

    assertThat(ended(elsewhere, P2).table().kernel().stack()).isEmpty();
  }

  @Test
  void itIsTheEndOfTheActionAfterProduction() {
    TableKit dock = kit().controls(P2, "abyz").units(P2, ABYZ, SPACE_DOCK, 1).goods(P2, 1, 0);
    Scenario<GameState> production = from(dock, P2, Step.PRODUCTION);

    assertThat(production.awaited()).containsExactly(P2);
    production.when(P1, TRO).thenRefusedAs("not-awaited");
    Scenario<GameState> placed =
        production.when(P2, infantryForOne()).when(P1, TRO).when(P2, choose(ABYZ));
    assertInfantry(placed.thenAccepted(), P2, ABYZ, 3);
  }

  @Test
  void whoLetsItPassKeepsTheAgent() {
    Scenario<GameState> passed =
        ended(kit().controls(P2, "abyz"), P2).when(P1, new LetPass(Service.GAME)).thenAccepted();

    assertInfantry(passed, P2, ABYZ, 0);
    assertThat(passed.table().player(P1).leaders().lying(LeaderState.EXHAUSTED)).isEmpty();
  }

  @Test
  void anExhaustedAgentIsNotOffered() {
    TableKit exhausted = kit().leader(P1, "tro", LeaderState.EXHAUSTED).controls(P2, "abyz");

    assertThat(ended(exhausted, P2).table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("component_limitations.4")
  void infantryComeHoweverManyThereAre() {
    TableKit many = kit().controls(P2, "abyz").units(P2, ABYZ, INFANTRY, 12);
    Scenario<GameState> used = ended(many, P2).when(P1, TRO).when(P2, choose(ABYZ));

    assertInfantry(used.thenAccepted(), P2, ABYZ, 14);
  }

  @Test
  @Rule("component_limitations.N1")
  void withoutPlasticTheyComeOnlyToOtherInfantry() {
    TableKit spread = kit().tile("27", 1, 0).tile("35", 2, 0).tile("36", 3, 0).tile("37", 4, 0);
    TableKit twelve = spread.controls(P2, "abyz", "fria");
    for (String place :
        List.of(
            "75/loki",
            "75/abaddon",
            "75/ashtroth",
            "27/new_albion",
            "27/starpoint",
            "35/bereg",
            "35/lirta_iv",
            "36/arnor",
            "36/lor",
            "37/arinam",
            "37/meer",
            FRIA)) {
      twelve = twelve.units(P2, place, INFANTRY, 1);
    }
    Scenario<GameState> used = ended(twelve, P2).when(P1, TRO);

    used.when(P2, choose(ABYZ)).thenRefusedAs("no-such-choice");
    assertInfantry(used.when(P2, choose(FRIA)).thenAccepted(), P2, FRIA, 3);
  }

  @Test
  void theAgentOfTheYssarilBringsThemToo() {
    TableKit yssaril = kit().leaders(P3, "clever_clever_ssruu").controls(P2, "abyz");
    Scenario<GameState> both =
        ended(yssaril, P2)
            .when(P3, TRO)
            .when(P2, choose(ABYZ))
            .when(P1, TRO)
            .when(P2, choose(ABYZ))
            .thenAccepted();

    assertInfantry(both, P2, ABYZ, 4);
    assertExhausted(both, P3, "clever_clever_ssruu");
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "sardakk_norr")
        .player(P2, "sol")
        .player(P3, "yssaril")
        .leaders(P1, "tro")
        .tile("38", 0, 0)
        .tile("75", 0, 1);
  }

  private static Scenario<GameState> ended(TableKit kit, Seat active) {
    return from(kit, active, Step.END);
  }

  private static Scenario<GameState> from(TableKit kit, Seat active, Step step) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(active).acting())
            .frame(new TacticalAction(active, SystemId.of("38")).at(step)));
  }

  private static Choose choose(String... planets) {
    return new Choose(Service.GAME, List.of(planets));
  }

  private static ProduceUnits infantryForOne() {
    return new ProduceUnits(
        List.of(new Produced(INFANTRY, 1, Place.of(ABYZ))), List.of(), new Payment(List.of(), 1));
  }

  private static void assertInfantry(
      Scenario<GameState> scenario, Seat seat, String planet, int count) {
    assertThat(
            scenario
                .table()
                .units()
                .count(
                    Place.of(planet),
                    stack -> stack.owner().equals(seat) && stack.type() == INFANTRY))
        .as(planet)
        .isEqualTo(count);
  }

  private static void assertExhausted(Scenario<GameState> scenario, Seat seat, String leader) {
    assertThat(scenario.table().player(seat).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId(leader));
  }
}
