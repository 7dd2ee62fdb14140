package org.lazax.game.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.game.exploration.Explored.TOKEN;
import static org.lazax.game.exploration.Explored.attached;
import static org.lazax.game.exploration.Explored.cards;
import static org.lazax.game.exploration.Explored.discarded;
import static org.lazax.game.exploration.Explored.gaining;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.game.kit.Using.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.table.event.exploration.ExplorationCardRevealed;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.Markers;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** Who else explores, and where: Abyz and Fria (38) are hazardous, Loki (75) is cultural. */
class ExplorersTest {
  private static final String SCANLINK = "technology/scanlink_drone_network";
  private static final String GARV = "leader/garv_and_gunn";
  private static final ProduceUnits FIGHTER_IN_75 =
      new ProduceUnits(
          List.of(new Produced(UnitType.FIGHTER, 1, Place.of("75"))),
          List.of(),
          new Payment(List.of(), 1));
  private static final PlanetId ABYZ = new PlanetId("abyz");

  @Test
  @Rule("technology/scanlink_drone_network.N1")
  void scanlinkDroneNetworkExploresAPlanetOfTheActiveSystemWithAUnit() {
    TableKit kit =
        Explored.board()
            .technologies(P1, "scanlink_drone_network")
            .inExplorationDecks("mining_world")
            .units(P2, "38/fria", PDS, 1)
            .units(P1, "18/mecatol_rex", INFANTRY, 1);
    Scenario<GameState> explored =
        activating(kit, "38").when(P1, ability(SCANLINK), 1).thenAccepted();
    assertThat(attached(explored, "abyz")).containsExactly("mining_world");
    assertThat(abilities(explored, P1)).as("once").doesNotContain(SCANLINK);
    assertThat(abilities(activating(kit, "18"), P1)).as("no trait").isEmpty();
    assertThat(abilities(activating(kit, "75"), P1)).as("no unit").isEmpty();

    Scenario<GameState> two =
        activating(kit.units(P1, "38/fria", PDS, 1), "38").when(P1, ability(SCANLINK));
    assertThat(candidates(two, P1)).containsExactly("38/abyz", "38/fria");
    assertThat(attached(two.when(P1, choose("38/fria"), 1), "fria"))
        .containsExactly("mining_world");
  }

  /** The token lies in 46; 47 is adjacent to it, 75 is not. */
  @Test
  @Rule("action_card/exploration_probe.N1")
  void anExplorationProbeReachesATokenInOrNextToASystemWithAShip() {
    TableKit kit =
        Explored.withToken("keleres_ship").tile("47", 3, 0).holds(P1, "exploration_probe");
    assertThat(abilities(turn(kit.units(P1, "75", CRUISER, 1), P1), P1)).isEmpty();
    assertThat(abilities(turn(kit.units(P2, "46", CRUISER, 1), P1), P1)).isEmpty();
    for (String with : List.of("46", "47")) {
      Scenario<GameState> explored =
          turn(kit.units(P1, with, CRUISER, 1), P1)
              .when(P1, ability("action_card/exploration_probe"), 1)
              .thenAccepted();
      assertThat(cards(explored.table()).revealed()).as(with).hasSize(1);
      assertThat(explored.table().galaxy().markers().has(TOKEN, Marker.FRONTIER)).isFalse();
    }
  }

  @Test
  void garvAndGunnLetAPlayerExploreAPlanetOfItsOwnAtTheEndOfItsTurn() {
    TableKit kit =
        Explored.board()
            .leaders(P1, "garv_and_gunn")
            .controls(P2, "abyz", "fria", "mecatol_rex")
            .controls(P1, "loki")
            .inExplorationDecks("mining_world");
    Scenario<GameState> used = turn(kit, P2).when(P2, new Pass()).when(P1, ability(GARV));
    assertThat(used.awaited()).containsExactly(P2);
    assertThat(candidates(used, P2)).containsExactly("38/abyz", "38/fria");
    Scenario<GameState> explored = used.when(P2, choose("38/fria"), 1).thenAccepted();
    assertThat(attached(explored, "fria")).containsExactly("mining_world");
    assertThat(explored.happened())
        .filteredOn(ExplorationCardRevealed.class::isInstance)
        .extracting(event -> ((ExplorationCardRevealed) event).seat())
        .containsExactly(P2);
    assertThat(explored.table().player(P1).leaders().lying(LeaderState.EXHAUSTED)).hasSize(1);
    assertThat(attached(used.when(P2, choose()).thenAccepted(), "fria")).isEmpty();
  }

  @Test
  void dartAndTaiExploreWhatWasAnotherPlayers() {
    TableKit kit = Explored.board().leaders(P1, "dart_and_tai").inExplorationDecks("mining_world");
    Scenario<GameState> taken = gaining(kit.controls(P2, "abyz"), "abyz");
    assertThat(attached(taken, "abyz")).isEmpty();
    Scenario<GameState> explored = taken.when(P1, ability("leader/dart_and_tai"), 1);
    assertThat(attached(explored.thenAccepted(), "abyz")).containsExactly("mining_world");

    Scenario<GameState> ofNobody = gaining(kit, "abyz", 1).thenAccepted();
    assertThat(attached(ofNobody, "abyz")).containsExactly("mining_world");
    assertThat(abilities(ofNobody, P1)).isEmpty();
  }

  /** The planet of 19 is gone, and P1 has ships in 19 and 46. */
  @Test
  @Rule({
    "leader/conservator_procyon.N1",
    "leader/conservator_procyon.N2",
    "exploration.2.4",
    "exploration.4.1"
  })
  void conservatorProcyonPlacesTokensAndExploresThoseWithShipsInOrder() {
    TableKit kit =
        Explored.withToken("lost_crew", "merchant_station")
            .tile("47", 3, 0)
            .tile("19", 4, 0)
            .with(new PlanetPurged(new PlanetId("wellon"))::fold)
            .leaders(P1, "conservator_procyon")
            .units(P1, "19", CRUISER, 1)
            .units(P1, "46", CRUISER, 1)
            .units(P1, "18", CRUISER, 1);
    Scenario<GameState> asked = turn(kit, P1).when(P1, ability("leader/conservator_procyon"));
    assertThat(candidates(asked, P1)).containsExactlyInAnyOrder("19", "46");

    Scenario<GameState> first = asked.when(P1, choose("46"), 2).thenAccepted();
    Markers markers = first.table().galaxy().markers();
    assertThat(markers.has(SystemId.of("47"), Marker.FRONTIER)).isTrue();
    assertThat(markers.has(SystemId.of("18"), Marker.FRONTIER)).isFalse();
    assertThat(markers.has(SystemId.of("19"), Marker.FRONTIER)).as("later").isTrue();
    assertThat(markers.has(TOKEN, Marker.FRONTIER)).isFalse();
    Scenario<GameState> both = first.when(P1, choose(), 1, 1, 1).thenAccepted();
    assertThat(discarded(both.table())).containsExactly("merchant_station", "lost_crew");
    assertThat(both.table().galaxy().markers().has(SystemId.of("19"), Marker.FRONTIER)).isFalse();
    assertThat(both.table().player(P1).leaders().lying(LeaderState.UNLOCKED)).isEmpty();
  }

  /** No ship of P1 is where a token could be explored. */
  @Test
  @Rule("purge.3")
  void conservatorProcyonIsPurgedThoughNothingCanBeExplored() {
    TableKit kit = Explored.board().tile("47", 3, 0).leaders(P1, "conservator_procyon");
    Scenario<GameState> used =
        turn(kit, P1).when(P1, ability("leader/conservator_procyon")).thenAccepted();

    assertThat(used.table().galaxy().markers().has(SystemId.of("47"), Marker.FRONTIER)).isTrue();
    assertThat(used.table().player(P1).leaders().lying(LeaderState.PURGED))
        .containsExactly(new LeaderId("conservator_procyon"));
  }

  /** Core Mine asks for the infantry on Abyz. */
  @Test
  @Rule("technology/pre_fab_arcologies.N1")
  void preFabArcologiesReadyAPlanetOnceItsCardIsResolved() {
    TableKit kit =
        Explored.board()
            .technologies(P1, "pre_fab_arcologies")
            .inExplorationDecks("core_mine", "mining_world");
    Scenario<GameState> asked = gaining(kit, "abyz", 1);
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(asked.table().planets().readied(P1, ABYZ)).isFalse();
    Scenario<GameState> resolved = asked.when(P1, choose()).thenAccepted();
    assertThat(resolved.table().planets().readied(P1, ABYZ)).isTrue();

    TableKit hired =
        Explored.board()
            .technologies(P1, "pre_fab_arcologies")
            .goods(P1, 1, 0)
            .inExplorationDecks("freelancers");
    Scenario<GameState> buying = gaining(hired, "loki", 1);
    PlanetId loki = new PlanetId("loki");
    assertThat(buying.table().planets().readied(P1, loki)).as("a unit is bought").isFalse();
    Scenario<GameState> bought = buying.when(P1, FIGHTER_IN_75).thenAccepted();
    assertThat(bought.table().planets().readied(P1, loki)).isTrue();

    Scenario<GameState> ofAnother =
        turn(kit.controlsExhausted(P2, "abyz").leaders(P1, "garv_and_gunn"), P2)
            .when(P2, new Pass())
            .when(P1, ability(GARV))
            .when(P2, choose("38/abyz"), 2)
            .thenAccepted();
    assertThat(attached(ofAnother, "abyz")).containsExactly("mining_world");
    assertThat(ofAnother.table().planets().readied(P2, ABYZ)).isFalse();
  }

  /** Loki gives one resource, and Freelancers sells a fighter for it. */
  @Test
  @Rule({"technology/pre_fab_arcologies.N1.1", "technology/pre_fab_arcologies.N1.2"})
  void freelancersArePaidByAPlanetThatWasReadyBeforeItIsReadiedAgain() {
    TableKit kit =
        Explored.board()
            .technologies(P1, "pre_fab_arcologies")
            .leaders(P1, "garv_and_gunn")
            .inExplorationDecks("freelancers");
    PlanetId loki = new PlanetId("loki");
    ProduceUnits byLoki =
        new ProduceUnits(FIGHTER_IN_75.units(), List.of(), new Payment(List.of(loki), 0));
    Scenario<GameState> exhausted =
        exploringLoki(kit.controlsExhausted(P1, "loki").goods(P1, 1, 0));
    exhausted.when(P1, byLoki).thenRefused("exhausted.1");
    assertThat(exhausted.when(P1, FIGHTER_IN_75).table().planets().readied(P1, loki)).isTrue();

    Scenario<GameState> ready = exploringLoki(kit.controls(P1, "loki")).when(P1, byLoki);
    assertThat(ready.happened())
        .containsSubsequence(
            new PlanetsExhausted(P1, List.of(loki)), new PlanetsReadied(P1, List.of(loki)));
    assertThat(ready.table().planets().readied(P1, loki)).isTrue();
  }

  private static Scenario<GameState> exploringLoki(TableKit kit) {
    return turn(kit, P1).when(P1, new Pass()).when(P1, ability(GARV), 1).thenAccepted();
  }

  private static Scenario<GameState> activating(TableKit kit, String system) {
    return turn(kit, P1).when(P1, new ActivateSystem(SystemId.of(system))).thenAccepted();
  }
}
