package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Seat;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.table.Table;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.tokens.Tokens;

/** P1 plays the Naaz-Rokha Alliance. */
class RelicFragmentsTest {
  private static final String CULTURAL = "cultural_relic_fragment";
  private static final String HAZARDOUS = "hazardous_relic_fragment";
  private static final String UNKNOWN = "unknown_relic_fragment";
  private static final String CULTURALS = "exploration/" + CULTURAL;
  private static final String FOR_RELIC = "faction_ability/fabrication#relic";
  private static final String FOR_TOKEN = "faction_ability/fabrication#token";
  private static final String FORGERY = "promissory_note/black_market_forgery";

  @Test
  @Rule({"exploration.9.1", "component_action.3", "relics.1"})
  void threeOfATypeArePurgedForARelic() {
    TableKit kit = board().fragments(P2, CULTURAL, CULTURAL, HAZARDOUS, CULTURAL, CULTURAL);
    Scenario<GameState> gained = turn(kit).when(P2, ability(CULTURALS), 1).thenAccepted();

    assertThat(fragments(gained.table(), P2)).containsExactly(HAZARDOUS, CULTURAL);
    assertThat(cards(gained.table()).purged().reversed().subList(0, 3))
        .containsExactlyElementsOf(ids(3, CULTURAL));
    assertThat(relics(gained.table(), P2)).hasSize(1);

    Scenario<GameState> two = turn(board().fragments(P2, CULTURAL, CULTURAL, HAZARDOUS));
    assertThat(Using.abilities(two, P2)).isEmpty();
    two.when(P2, ability(CULTURALS)).thenRefused("abilities.3");
  }

  @Test
  @Rule("exploration/unknown_relic_fragment.N1")
  void unknownOnesStandForOneOrTwoOfThree() {
    Scenario<GameState> asked =
        turn(board().fragments(P2, CULTURAL, CULTURAL, UNKNOWN, UNKNOWN, UNKNOWN))
            .when(P2, ability(CULTURALS));
    asked.when(P2, choose(UNKNOWN, UNKNOWN, UNKNOWN)).thenRefusedAs("no-such-choice");

    Scenario<GameState> one = asked.when(P2, choose(CULTURAL, CULTURAL, UNKNOWN), 1);
    assertThat(fragments(one.table(), P2)).containsExactly(UNKNOWN, UNKNOWN);
    Scenario<GameState> two = asked.when(P2, choose(CULTURAL, UNKNOWN, UNKNOWN), 1);
    assertThat(fragments(two.table(), P2)).containsExactly(CULTURAL, UNKNOWN);
    assertThat(relics(two.table(), P2)).hasSize(1);

    assertThat(Using.abilities(turn(board().fragments(P2, UNKNOWN, UNKNOWN, UNKNOWN)), P2))
        .isEmpty();
  }

  @Test
  @Rule({
    "relics.N1",
    "exploration/cultural_relic_fragment.N1",
    "exploration/hazardous_relic_fragment.N1",
    "exploration/industrial_relic_fragment.N1"
  })
  void threeArePurgedInVainIfNoRelicIsLeft() {
    for (String type : List.of(CULTURAL, HAZARDOUS, "industrial_relic_fragment")) {
      Scenario<GameState> purged =
          turn(withoutRelics(board().fragments(P2, type, type, type)))
              .when(P2, ability("exploration/" + type))
              .thenAccepted();

      assertThat(fragments(purged.table(), P2)).isEmpty();
      assertThat(relics(purged.table(), P2)).isEmpty();
    }
  }

  @Test
  @Rule({
    "elimination.N3",
    "relics.N2",
    "exploration/cultural_relic_fragment.N2",
    "exploration/hazardous_relic_fragment.N2",
    "exploration/industrial_relic_fragment.N2",
    "exploration/unknown_relic_fragment.N2"
  })
  void thoseOfAnEliminatedPlayerAreDiscardedAndItsRelicsPurged() {
    String[] four = {CULTURAL, HAZARDOUS, "industrial_relic_fragment", UNKNOWN};
    RelicId forge = new RelicId("nano_forge");
    Table before =
        board()
            .fragments(P2, four)
            .with(t -> t.withPart(Relics.ID, _ -> new Relics(List.of(forge), held(forge))))
            .table();
    Table after = new PlayerEliminated(P2).fold(before);

    assertThat(fragments(after, P2)).isEmpty();
    assertThat(cards(after).discarded()).extracting(ExplorationId::value).containsExactly(four);
    assertThat(cards(after).purged()).isEqualTo(cards(before).purged());
    assertThat(relics(after, P2)).isEmpty();
    assertThat(RelicDeck.left(after)).doesNotContain(forge);
  }

  @Test
  void fabricationMakesARelicOfTwoOfATypeOfItsOwnersChoice() {
    Scenario<GameState> asked =
        turn(fabricating(CULTURAL, HAZARDOUS, HAZARDOUS, CULTURAL, "industrial_relic_fragment"))
            .when(P1, ability(FOR_RELIC));
    assertThat(candidates(asked, P1)).containsExactly(CULTURAL, HAZARDOUS);

    Scenario<GameState> gained = asked.when(P1, choose(HAZARDOUS), 1).thenAccepted();
    assertThat(fragments(gained.table(), P1))
        .containsExactly(CULTURAL, CULTURAL, "industrial_relic_fragment");
    assertThat(relics(gained.table(), P1)).hasSize(1);

    assertThat(Using.abilities(turn(fabricating(CULTURAL, HAZARDOUS)), P1))
        .containsExactly(FOR_TOKEN);
  }

  @Test
  @Rule("faction_ability/fabrication.N3")
  void unknownOnesStandForOneOrBothOfThePair() {
    Scenario<GameState> asked =
        turn(fabricating(CULTURAL, UNKNOWN, UNKNOWN)).when(P1, ability(FOR_RELIC));
    assertThat(candidates(asked, P1)).containsExactly(CULTURAL, UNKNOWN);

    Scenario<GameState> one = asked.when(P1, choose(CULTURAL), 1).thenAccepted();
    assertThat(fragments(one.table(), P1)).containsExactly(UNKNOWN);
    Scenario<GameState> both = asked.when(P1, choose(UNKNOWN), 1).thenAccepted();
    assertThat(fragments(both.table(), P1)).containsExactly(CULTURAL);
    assertThat(relics(both.table(), P1)).hasSize(1);
  }

  @Test
  @Rule("faction_ability/fabrication.N1")
  void fabricationPurgesAPairAlsoInVain() {
    Scenario<GameState> purged =
        turn(withoutRelics(fabricating(CULTURAL, CULTURAL)))
            .when(P1, ability(FOR_RELIC))
            .thenAccepted();

    assertThat(fragments(purged.table(), P1)).isEmpty();
    assertThat(relics(purged.table(), P1)).isEmpty();
  }

  @Test
  @Rule("faction_ability/fabrication.N2")
  void fabricationMakesATokenOfOneAlsoInVain() {
    Scenario<GameState> asked =
        turn(fabricating(CULTURAL, HAZARDOUS).sheet(P1, 2, 2, 2)).when(P1, ability(FOR_TOKEN));
    assertThat(candidates(asked, P1)).containsExactly(CULTURAL, HAZARDOUS);
    Scenario<GameState> gained =
        asked.when(P1, choose(HAZARDOUS)).when(P1, choose("strategy")).thenAccepted();
    assertThat(fragments(gained.table(), P1)).containsExactly(CULTURAL);
    assertThat(gained.table().player(P1).tokens().strategy()).isEqualTo(3);

    Scenario<GameState> vain =
        turn(fabricating(CULTURAL).sheet(P1, 6, 5, 5)).when(P1, ability(FOR_TOKEN)).thenAccepted();
    assertThat(fragments(vain.table(), P1)).isEmpty();
    assertThat(vain.table().player(P1).tokens()).isEqualTo(new Tokens(6, 5, 5));
  }

  @Test
  @Rule({"promissory_note/black_market_forgery.N1", "promissory_note/black_market_forgery.N2"})
  void blackMarketForgeryMakesARelicOfAPairIfOneIsLeft() {
    TableKit kit = board().notes(P2, "black_market_forgery").fragments(P2, CULTURAL, UNKNOWN);
    Scenario<GameState> gained = turn(kit).when(P2, ability(FORGERY), 1).thenAccepted();
    assertThat(fragments(gained.table(), P2)).isEmpty();
    assertThat(relics(gained.table(), P2)).hasSize(1);
    assertThat(gained.table().player(P1).notes()).hasToString("[black_market_forgery]");

    TableKit both = board().notes(P2, "black_market_forgery").fragments(P2, UNKNOWN, UNKNOWN);
    assertThat(Using.abilities(turn(both), P2)).containsExactly(FORGERY);
    assertThat(Using.abilities(turn(withoutRelics(both)), P2)).isEmpty();
    assertThat(Using.abilities(turn(withoutRelics(fabricating(UNKNOWN, UNKNOWN))), P1))
        .contains(FOR_RELIC);
  }

  private static TableKit fabricating(String... fragments) {
    return board().fragments(P1, fragments);
  }

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "naaz_rokha")
        .tile("75", 0, 0)
        .controls(P1, "loki")
        .controls(P2, "abaddon");
  }

  private static TableKit withoutRelics(TableKit kit) {
    return kit.with(t ->
        t.withPart(
            Relics.ID, _ -> new Relics(List.copyOf(t.catalog().relics().keySet()), Map.of())));
  }

  private static Map<Seat, List<RelicId>> held(RelicId relic) {
    return Map.of(P2, List.of(relic));
  }

  /** In the turn of whoever has fragments. */
  private static Scenario<GameState> turn(TableKit kit) {
    return Using.turn(kit, cards(kit.table()).fragments().keySet().iterator().next());
  }

  private static ExplorationCards cards(Table table) {
    return table.part(ExplorationCards.ID);
  }

  private static List<String> fragments(Table table, Seat seat) {
    return cards(table).fragmentsOf(seat).stream().map(ExplorationId::value).toList();
  }

  private static List<ExplorationId> ids(int count, String card) {
    return Stream.generate(() -> new ExplorationId(card)).limit(count).toList();
  }

  private static List<RelicId> relics(Table table, Seat seat) {
    return table.part(Relics.ID).of(seat);
  }
}
