package org.lazax.game.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.exploration.Explored.TOKEN;
import static org.lazax.game.exploration.Explored.cards;
import static org.lazax.game.exploration.Explored.discarded;
import static org.lazax.game.exploration.Explored.ending;
import static org.lazax.game.exploration.Explored.frontier;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.secrets.ReturnSecret;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.galaxy.PlanetAdded;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;

/** P1, whose faction has a commodity value of 6, explores the frontier token in 46. */
class FrontierCardsTest {
  private static final List<String> POOLS = List.of("tactic", "fleet", "strategy");
  private static final String DEVICE = "enigmatic_device";
  private static final TechnologyId SARWEEN_TOOLS = new TechnologyId("sarween_tools");
  private static final PlanetId MIRAGE = new PlanetId("mirage");

  @Test
  void aLostCrewDrawsTwoActionCards() {
    assertThat(player(exploring("lost_crew", 1, 1)).actionCards()).hasSize(2);
  }

  @Test
  @Rule("exploration/derelict_vessel.N1")
  void aDerelictVesselGivesASecretObjectiveEvenToWhoHasScoredThree() {
    Scenario<GameState> drawn = exploring("derelict_vessel", 1).thenAccepted();
    assertThat(player(drawn).secrets()).hasSize(1);
    assertThat(drawn.awaited()).isEmpty();
    assertThat(discarded(drawn.table())).containsExactly("derelict_vessel");

    TableKit three = frontier("derelict_vessel");
    for (String scored : List.of("form_a_spy_network", "unveil_flagship", "spark_a_rebellion")) {
      three = Cards.scored(three, P1, scored);
    }
    Scenario<GameState> fourth = ending(three, P1, 1, 1);
    ObjectiveId card = player(fourth).secrets().getFirst();
    assertThat(fourth.awaited()).containsExactly(P1);
    Scenario<GameState> returned = fourth.when(P1, new ReturnSecret(card)).thenAccepted();
    assertThat(player(returned).secrets()).isEmpty();
    assertThat(returned.table().objectives().secretsOut()).doesNotContain(card);
  }

  @Test
  @Rule("exploration/dead_world.N1")
  void aDeadWorldGivesARelicIfThereIsOne() {
    assertThat(relics(exploring("dead_world", 1))).hasSize(1);

    TableKit none = frontier("dead_world");
    List<RelicId> all = RelicDeck.left(none.table());
    Relics drawn = new Relics(all, Map.of());
    Scenario<GameState> nothing =
        ending(none.with(t -> t.withPart(Relics.ID, _ -> drawn)), P1, 1).thenAccepted();
    assertThat(relics(nothing)).isEmpty();
    assertThat(discarded(nothing.table())).containsExactly("dead_world");
  }

  @Test
  void aMerchantStationReplenishesCommoditiesOrConvertsThemAll() {
    TableKit kit = frontier("merchant_station").goods(P1, 1, 4);
    Scenario<GameState> asked = ending(kit, P1, 1);
    assertThat(candidates(asked, P1)).containsExactly("replenish", "convert");
    assertGoods(asked.when(P1, choose("replenish")), 1, 6);
    assertGoods(asked.when(P1, choose("convert")), 5, 0);
    assertGoods(asked.when(P1, choose()), 1, 4);

    assertThat(candidates(ending(kit.goods(P1, 1, 0), P1, 1), P1)).containsExactly("replenish");
  }

  @Test
  void aKeleresShipGivesTwoTokens() {
    Scenario<GameState> both =
        exploring("keleres_ship").when(P1, choose("strategy")).when(P1, choose("tactic"));

    assertThat(player(both).tokens()).isEqualTo(new Tokens(4, 3, 3));
    assertGoods(both, 0, 0);
  }

  @Test
  void entropicFieldsGiveATokenAndTradeGoods() {
    assertField("minor_entropic_field", 1);
    assertField("entropic_field", 2);
    assertField("major_entropic_field", 3);
  }

  private static void assertField(String card, int goods) {
    Scenario<GameState> asked = exploring(card);
    assertThat(candidates(asked, P1)).containsExactlyElementsOf(POOLS);
    Scenario<GameState> gained = asked.when(P1, choose("fleet"));
    assertThat(player(gained).tokens()).isEqualTo(new Tokens(3, 4, 2));
    assertGoods(gained, goods, 0);
    assertThat(discarded(gained.table())).containsExactly(card);
  }

  @Test
  @Rule("exploration.N1")
  void aGammaRelayBringsAWormholeToTheSystemAndIsPurged() {
    Scenario<GameState> placed = exploring("gamma_relay");

    assertThat(placed.table().galaxy().markers().has(TOKEN, Marker.GAMMA_WORMHOLE)).isTrue();
    assertThat(cards(placed.table()).purged()).contains(new ExplorationId("gamma_relay"));
    assertThat(discarded(placed.table())).isEmpty();
  }

  @Test
  @Rule("exploration.9")
  void anUnknownRelicFragmentIsKept() {
    assertThat(cards(exploring("unknown_relic_fragment").table()).fragmentsOf(P1))
        .hasToString("[unknown_relic_fragment]");
  }

  @Test
  @Rule("exploration.N2")
  void anEnigmaticDeviceIsKept() {
    Scenario<GameState> found = exploring(DEVICE).thenAccepted();

    assertThat(cards(found.table()).keptBy(P1)).containsExactly(new ExplorationId(DEVICE));
    assertThat(discarded(found.table())).isEmpty();
  }

  /** Loki is worth 1 resource, Abyz 3, and Mecatol Rex 1. */
  @Test
  @Rule({"exploration/enigmatic_device.N1", "exploration.N1"})
  void anEnigmaticDeviceIsPurgedToResearchForSixResources() {
    TableKit kit = withDevice().controls(P1, "loki", "abyz", "mecatol_rex");
    assertThat(Using.abilities(Using.turn(kit, P1), P1)).isEmpty();

    Payment six = new Payment(Using.planets("loki", "abyz", "mecatol_rex"), 1);
    Scenario<GameState> used =
        Using.turn(kit.goods(P1, 1, 0), P1).when(P1, ability("exploration/" + DEVICE));
    used.when(P1, researching(Payment.NOTHING)).thenRefused("exploration/enigmatic_device.N1");
    Scenario<GameState> researched = used.when(P1, researching(six)).thenAccepted();
    assertThat(player(researched).technologies()).containsExactly(SARWEEN_TOOLS);
    assertThat(cards(researched.table()).keptBy(P1)).isEmpty();
    assertThat(cards(researched.table()).purged()).contains(new ExplorationId(DEVICE));
    assertGoods(researched, 0, 0);
  }

  private static TableKit withDevice() {
    Scenario<GameState> found = exploring(DEVICE);
    return Explored.board().with(t -> t.withPart(ExplorationCards.ID, _ -> cards(found.table())));
  }

  private static ResearchTechnology researching(Payment payment) {
    return new ResearchTechnology(SARWEEN_TOOLS, List.of(), Optional.of(payment));
  }

  @Test
  @Rule({"exploration/ion_storm.N1", "exploration.N2"})
  void thePlayerChoosesTheSideOfTheIonStormWhoseCardStaysInPlay() {
    ExplorationId card = new ExplorationId("ion_storm");
    Scenario<GameState> asked = exploring("ion_storm");
    assertThat(candidates(asked, P1)).containsExactly("alpha", "beta");

    Scenario<GameState> beta = asked.when(P1, choose("beta")).thenAccepted();
    assertThat(beta.table().galaxy().markers().has(TOKEN, Marker.ION_STORM_BETA)).isTrue();
    assertThat(cards(beta.table()).inPlay()).containsExactly(card);
    assertThat(cards(beta.table()).purged()).doesNotContain(card);
    assertThat(discarded(beta.table())).isEmpty();
    Scenario<GameState> alpha = asked.when(P1, choose("alpha")).thenAccepted();
    assertThat(alpha.table().galaxy().markers().has(TOKEN, Marker.ION_STORM_ALPHA)).isTrue();
  }

  @Test
  void anIonStormOfTheGivenPositionStays() {
    TableKit kit = frontier("ion_storm").marker(Marker.ION_STORM_ALPHA, "18");
    Scenario<GameState> revealed = ending(kit, P1, 1).thenAccepted();

    assertThat(revealed.awaited()).isEmpty();
    assertThat(revealed.table().galaxy().markers().ionStorm()).contains(SystemId.of("18"));
  }

  @Test
  @Rule({"exploration.N1", "exploration.1"})
  void mirageIsGainedReadiedAndExplored() {
    Scenario<GameState> found =
        ending(frontier("mirage").inExplorationDecks("paradise_world"), P1, 1, 1).thenAccepted();

    Table table = found.table();
    assertThat(table.galaxy().systemOf(MIRAGE)).contains(TOKEN);
    assertThat(table.planets().readied(P1, MIRAGE)).isTrue();
    assertThat(table.planets().attachedTo(MIRAGE)).hasSize(1);
    assertThat(cards(table).purged()).contains(new ExplorationId("mirage"));
    assertThat(discarded(table)).isEmpty();
  }

  @Test
  void aMirageOfTheGivenPositionStays() {
    TableKit kit = frontier("mirage").with(new PlanetAdded(MIRAGE, SystemId.of("18"))::fold);
    Scenario<GameState> revealed = ending(kit, P1, 1).thenAccepted();

    assertThat(revealed.table().galaxy().systemOf(MIRAGE)).contains(SystemId.of("18"));
    assertThat(revealed.table().planets().controller(MIRAGE)).isEmpty();
  }

  /** The first number draws the card itself, further ones what it draws. */
  private static Scenario<GameState> exploring(String card, int... drawn) {
    int[] dice = new int[drawn.length + 1];
    dice[0] = 1;
    System.arraycopy(drawn, 0, dice, 1, drawn.length);
    return ending(frontier(card), P1, dice);
  }

  private static Player player(Scenario<GameState> scenario) {
    return scenario.table().player(P1);
  }

  private static List<RelicId> relics(Scenario<GameState> scenario) {
    return scenario.table().part(Relics.ID).of(P1);
  }

  private static void assertGoods(Scenario<GameState> scenario, int tradeGoods, int commodities) {
    scenario.thenAccepted();
    assertThat(player(scenario).tradeGoods()).isEqualTo(tradeGoods);
    assertThat(player(scenario).commodities()).isEqualTo(commodities);
  }
}
