package org.lazax.game.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.exploration.Explored.TOKEN;
import static org.lazax.game.exploration.Explored.cards;
import static org.lazax.game.exploration.Explored.discarded;
import static org.lazax.game.exploration.Explored.ending;
import static org.lazax.game.exploration.Explored.frontier;
import static org.lazax.game.exploration.Explored.in;
import static org.lazax.game.exploration.Explored.withToken;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.game.kit.Using.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.table.event.exploration.ExplorationCardRevealed;
import org.lazax.table.event.galaxy.MarkerRemoved;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.units.Place;

/** A frontier token lies in 46, where P1 is active. */
class DarkEnergyTapTest {
  private static final String TAP = "dark_energy_tap";

  @Test
  @Rule({
    "exploration.5",
    "exploration.6",
    "technology/dark_energy_tap.N1",
    "technology/dark_energy_tap.N3"
  })
  void aTokenWithAShipIsExploredWithoutAskingAndGoesBack() {
    TableKit kit = frontier("lost_crew").inExplorationDecks("core_mine", "mining_world");
    Scenario<GameState> explored = ending(kit, P1, 1, 1, 1);

    assertThat(explored.happened())
        .filteredOn(ExplorationCardRevealed.class::isInstance)
        .extracting(event -> ((ExplorationCardRevealed) event).place().toString())
        .containsExactly("46");
    assertThat(explored.happened()).contains(new MarkerRemoved(Marker.FRONTIER, TOKEN));
    assertThat(hasToken(explored)).isFalse();
    assertThat(discarded(explored.table())).containsExactly("lost_crew");
  }

  @Test
  @Rule({"exploration.4", "frontier_tokens.N1"})
  void whoHasNoShipThereOrNoTapDoesNotExplore() {
    assertUnexplored(ending(withToken("lost_crew").units(P1, "46", CRUISER, 1), P1));
    assertUnexplored(ending(withToken("lost_crew").technologies(P1, TAP), P1));
    TableKit ofAnother = frontier("lost_crew").units(P2, "46", CRUISER, 1);
    assertUnexplored(ending(ofAnother, P2));
  }

  @Test
  void withoutATokenThereIsNothingToExplore() {
    Scenario<GameState> ended =
        ending(frontier("lost_crew").with(new MarkerRemoved(Marker.FRONTIER, TOKEN)::fold), P1);

    assertThat(discarded(ended.table())).isEmpty();
  }

  /** The Clan of Saar has its space dock in the space area. */
  @Test
  @Rule({"technology/dark_energy_tap.N2", "technology/dark_energy_tap.N5"})
  void aFloatingFactoryDoesNotExploreButAShipThatItProducesDoes() {
    TableKit kit =
        withToken("lost_crew")
            .player(P1, "saar")
            .technologies(P1, TAP)
            .goods(P1, 1, 0)
            .units(P1, "46", SPACE_DOCK, 1);
    Scenario<GameState> production = in(kit, P1, Step.PRODUCTION);
    assertUnexplored(production);
    assertUnexplored(production.when(P1, new ProduceNothing()).thenAccepted());

    Produced fighters = new Produced(FIGHTER, 2, Place.space(TOKEN));
    ProduceUnits two = new ProduceUnits(List.of(fighters), List.of(), new Payment(List.of(), 1));
    Scenario<GameState> explored = production.when(P1, two, 1, 1, 1).thenAccepted();
    assertThat(discarded(explored.table())).containsExactly("lost_crew");
    assertThat(hasToken(explored)).isFalse();
  }

  @Test
  @Rule("technology/dark_energy_tap.N4")
  void itsResearchExploresNothing() {
    TableKit kit =
        withToken("lost_crew")
            .units(P1, "46", CRUISER, 1)
            .holds(P1, "focused_research")
            .goods(P1, 4, 0);
    Scenario<GameState> researched =
        turn(kit, P1)
            .when(P1, ability("action_card/focused_research"))
            .when(P1, new ResearchTechnology(new TechnologyId(TAP), List.of(), Optional.empty()))
            .thenAccepted();

    assertThat(researched.table().player(P1).technologies()).containsExactly(new TechnologyId(TAP));
    assertUnexplored(researched);
  }

  /** Star Forge places a destroyer with the war sun. */
  @Test
  @Rule("technology/dark_energy_tap.N4.1")
  void shipsThatComeOutsideATacticalActionDoNotExplore() {
    TableKit kit =
        withToken("lost_crew")
            .player(P1, "muaat")
            .technologies(P1, TAP)
            .units(P1, "46", UnitType.WAR_SUN, 1);
    Scenario<GameState> placed =
        turn(kit, P1)
            .when(P1, ability("faction_ability/star_forge"))
            .when(P1, choose("destroyer"))
            .thenAccepted();

    assertThat(placed.table().units().count(Place.space(TOKEN), _ -> true)).isEqualTo(2);
    assertUnexplored(placed);
  }

  private static boolean hasToken(Scenario<GameState> scenario) {
    return scenario.table().galaxy().markers().has(TOKEN, Marker.FRONTIER);
  }

  private static void assertUnexplored(Scenario<GameState> scenario) {
    assertThat(hasToken(scenario)).isTrue();
    assertThat(cards(scenario.table()).revealed()).isEmpty();
    assertThat(discarded(scenario.table())).isEmpty();
  }
}
