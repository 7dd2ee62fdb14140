package org.lazax.game.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
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

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Factions that explore in a way of their own. */
class FactionExplorersTest {
  private static final String TERRAGENESIS = "faction_ability/terragenesis";
  private static final String AWAKEN = "faction_ability/awaken";
  private static final String SCANLINK = "technology/scanlink_drone_network";

  private static TableKit suns() {
    return suns("core_mine", "mining_world", "rich_world");
  }

  private static TableKit suns(String... cards) {
    return Explored.board()
        .player(P1, "naaz_rokha")
        .units(P1, "38/abyz", MECH, 2)
        .inExplorationDecks(cards);
  }

  /** Two mechs are on Abyz, none on Fria. */
  @Test
  @Rule({"faction_ability/distant_suns.N1", "faction_ability/distant_suns.N2"})
  void distantSunsRevealOneCardMoreWhichIsDecidedBeforeTheFirstIsSeen() {
    Scenario<GameState> asked = gaining(suns(), "abyz");
    assertThat(candidates(asked, P1)).containsExactly("1", "2");
    assertThat(cards(asked.table()).out()).isEqualTo(cards(suns().table()).out());

    Scenario<GameState> two = asked.when(P1, choose("2"), 2, 2).thenAccepted();
    assertThat(candidates(two, P1)).containsExactly("mining_world", "rich_world");
    assertThat(attached(two, "abyz")).isEmpty();
    Scenario<GameState> resolved = two.when(P1, choose("rich_world")).thenAccepted();
    assertThat(attached(resolved, "abyz")).containsExactly("rich_world");
    assertThat(discarded(resolved.table())).containsExactly("mining_world");
    assertThat(cards(resolved.table()).revealed()).isEmpty();

    Scenario<GameState> one = asked.when(P1, choose("1"), 2).thenAccepted();
    assertThat(attached(one, "abyz")).as("not asked any more").containsExactly("mining_world");
    assertThat(discarded(one.table())).isEmpty();
    Scenario<GameState> elsewhere = gaining(suns(), "fria", 2).thenAccepted();
    assertThat(attached(elsewhere, "fria")).as("no mech").containsExactly("mining_world");
    TableKit ofAnother = Explored.board().player(P1, "naaz_rokha").units(P2, "38/abyz", MECH, 1);
    assertThat(attached(gaining(ofAnother.inExplorationDecks("rich_world"), "abyz", 1), "abyz"))
        .containsExactly("rich_world");
  }

  @Test
  void ofTheOnlyCardsThereAreDistantSunsRevealNoMore() {
    Scenario<GameState> only = gaining(suns("rich_world"), "abyz").when(P1, choose("2"), 1);
    assertThat(attached(only.thenAccepted(), "abyz")).containsExactly("rich_world");
  }

  /** Terraform gives Loki all traits; in the industrial deck are two cards. */
  @Test
  @Rule("faction_ability/distant_suns.N3")
  void bothCardsOfDistantSunsAreOfTheDeckThatWasChosen() {
    TableKit kit =
        suns("core_mine", "dyson_sphere", "local_fabricators", "propulsion_research_facility")
            .units(P1, "75/loki", MECH, 1)
            .attached("promissory_note/terraform", "loki");
    Scenario<GameState> decks = gaining(kit, "loki");
    assertThat(candidates(decks, P1)).containsExactly("cultural", "hazardous", "industrial");
    Scenario<GameState> two =
        decks.when(P1, choose("industrial")).when(P1, choose("2"), 1, 1).thenAccepted();
    assertThat(candidates(two, P1))
        .containsExactly("local_fabricators", "propulsion_research_facility");
  }

  private static TableKit titans() {
    return Explored.board().player(P1, "titans").inExplorationDecks("mining_world");
  }

  private static Set<PlanetId> sleepers(Table table) {
    return table.planets().sleepers();
  }

  @Test
  @Rule("faction_ability/terragenesis.N1")
  void terragenesisPlacesOrMovesASleeperTokenOntoAPlanetWithoutOne() {
    Scenario<GameState> explored = gaining(titans(), "abyz", 1).thenAccepted();
    assertThat(attached(explored, "abyz")).as("first").containsExactly("mining_world");
    assertThat(abilities(explored, P1)).containsExactly(TERRAGENESIS);
    assertThat(sleepers(explored.when(P1, ability(TERRAGENESIS)).thenAccepted().table()))
        .containsExactly(new PlanetId("abyz"));

    Scenario<GameState> withOne =
        gaining(titans().sleepers("loki"), "abyz", 1).when(P1, ability(TERRAGENESIS));
    assertThat(candidates(withOne, P1)).containsExactly("reinforcements", "loki");
    assertThat(sleepers(withOne.when(P1, choose("loki")).thenAccepted().table()))
        .containsExactly(new PlanetId("abyz"));
    assertThat(sleepers(withOne.when(P1, choose("reinforcements")).thenAccepted().table()))
        .hasSize(2);

    TableKit all = titans().sleepers("loki", "abaddon", "ashtroth", "fria", "saudor");
    Scenario<GameState> move = gaining(all, "abyz", 1).when(P1, ability(TERRAGENESIS));
    assertThat(candidates(move, P1))
        .containsExactlyInAnyOrder("loki", "abaddon", "ashtroth", "fria", "saudor");
    assertThat(abilities(gaining(titans().sleepers("abyz"), "abyz", 1).thenAccepted(), P1))
        .isEmpty();
    TableKit ofAnother = Explored.board().player(P2, "titans").inExplorationDecks("mining_world");
    assertThat(gaining(ofAnother, "abyz", 1).thenAccepted().awaited()).isEmpty();
  }

  /** P1 has infantry on Abyz, and a sleeper token lies on Fria. */
  @Test
  @Rule({"faction_ability/awaken.N1", "faction_ability/awaken.N2", "abilities.N1.2"})
  void aTokenThatIsPlacedInTheActivationCannotAwakeInThisAction() {
    TableKit kit =
        titans()
            .technologies(P1, "scanlink_drone_network")
            .controls(P1, "abyz")
            .units(P1, "75", CRUISER, 1);
    Scenario<GameState> placed = exploring(kit).thenAccepted();
    assertThat(sleepers(placed.table())).containsExactly(new PlanetId("abyz"));
    assertThat(abilities(placed, P1)).doesNotContain(AWAKEN);

    Scenario<GameState> before =
        exploring(kit.sleepers("fria")).when(P1, choose("reinforcements")).thenAccepted();
    assertThat(abilities(before, P1)).as("of Fria").contains(AWAKEN);
    Scenario<GameState> awake = before.when(P1, ability(AWAKEN)).thenAccepted();
    assertThat(sleepers(awake.table())).containsExactly(new PlanetId("abyz"));
  }

  /** Abyz is explored as its system is activated, and gets a sleeper token. */
  private static Scenario<GameState> exploring(TableKit kit) {
    return turn(kit, P1)
        .when(P1, new ActivateSystem(SystemId.of("38")))
        .when(P1, ability(SCANLINK), 1)
        .when(P1, ability(TERRAGENESIS));
  }

  @Test
  @Rule("action_card/archaeological_expedition.N1")
  void anArchaeologicalExpeditionKeepsTheFragmentsOfThreeCards() {
    String name = "action_card/archaeological_expedition";
    TableKit kit =
        Explored.board()
            .holds(P1, "archaeological_expedition")
            .controls(P2, "loki")
            .inExplorationDecks(
                "cultural_relic_fragment",
                "cultural_relic_fragment",
                "dyson_sphere",
                "paradise_world",
                "mining_world");
    assertThat(abilities(turn(kit.controls(P1, "mecatol_rex"), P1), P1)).doesNotContain(name);
    Scenario<GameState> used =
        turn(kit.controls(P1, "abaddon", "abyz"), P1).when(P1, ability(name));
    assertThat(candidates(used, P1)).containsExactly("cultural", "hazardous");
    Scenario<GameState> three = used.when(P1, choose("cultural"), 1, 1, 2).thenAccepted();
    assertThat(cards(three.table()).fragmentsOf(P1)).hasSize(2);
    assertThat(discarded(three.table())).hasSize(1).doesNotContain("mining_world");
    assertThat(cards(three.table()).revealed()).isEmpty();
    assertThat(attached(three, "abaddon")).isEmpty();

    Scenario<GameState> fewer = used.when(P1, choose("hazardous"), 1).thenAccepted();
    assertThat(discarded(fewer.table())).containsExactly("mining_world");
  }

  /** P2 has units next to those of P1 or far from them. */
  @Test
  @Rule("action_card/seize_artifact.N1")
  void anArtifactIsSeizedFromANeighbour() {
    String name = "action_card/seize_artifact";
    TableKit kit =
        Explored.board()
            .tile("46", 5, 5)
            .holds(P1, "seize_artifact")
            .fragments(P2, "cultural_relic_fragment", "hazardous_relic_fragment");
    assertThat(abilities(turn(kit.units(P2, "46", CRUISER, 1), P1), P1)).doesNotContain(name);
    TableKit near = kit.units(P2, "75/loki", INFANTRY, 1);
    Scenario<GameState> used = turn(near, P1).when(P1, ability(name));
    assertThat(candidates(used, P1))
        .containsExactly("cultural_relic_fragment", "hazardous_relic_fragment");
    Table seized = used.when(P1, choose("hazardous_relic_fragment")).thenAccepted().table();
    assertThat(cards(seized).fragmentsOf(P1))
        .extracting(Object::toString)
        .containsExactly("hazardous_relic_fragment");
    assertThat(cards(seized).fragmentsOf(P2)).hasSize(1);
    assertThat(abilities(turn(near.fragments(P2), P1), P1)).doesNotContain(name);
  }

  /** Saar gains Abyz after Fria, each with a card that asks. */
  @Test
  @Rule({"faction_ability/scavenge.N2", "faction_ability/scavenge.N2.1", "unit/scavenger_zeta.N2"})
  void saarExploresAPlanetBeforeItScavengesThereAndDeploys() {
    TableKit kit =
        Explored.board()
            .player(P1, "saar")
            .inExplorationDecks("core_mine", "volatile_fuel_source")
            .units(P1, "38/fria", INFANTRY, 1)
            .frame(new Turn(P1).acting())
            .frame(new GainControl(Service.GAME, P1, new PlanetId("abyz")))
            .frame(new GainControl(Service.GAME, P1, new PlanetId("fria")));
    Scenario<GameState> fria =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit, 1).thenAccepted();
    assertThat(candidates(fria, P1)).as("of the core mine").contains("infantry");
    assertThat(fria.table().planets().controls(P1, new PlanetId("fria"))).isTrue();
    assertThat(fria.table().planets().controls(P1, new PlanetId("abyz"))).isFalse();
    assertThat(fria.table().player(P1).tradeGoods()).isZero();
    assertThat(abilities(fria, P1)).isEmpty();

    Scenario<GameState> scavenged = fria.when(P1, choose()).thenAccepted();
    assertThat(scavenged.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(scavenged.table().planets().controls(P1, new PlanetId("abyz"))).isFalse();
    assertThat(abilities(scavenged, P1)).containsExactly("unit/scavenger_zeta");

    Scenario<GameState> abyz = scavenged.when(P1, new LetPass(Service.GAME), 1).thenAccepted();
    assertThat(abyz.table().planets().controls(P1, new PlanetId("abyz"))).isTrue();
    assertThat(abyz.table().player(P1).tradeGoods()).as("not yet for Abyz").isEqualTo(1);
    Scenario<GameState> both = abyz.when(P1, choose()).thenAccepted();
    assertThat(both.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(abilities(both, P1)).containsExactly("unit/scavenger_zeta");
  }
}
