package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.rulebook.Rule;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;

/** What players have in a given position is refused for what is wrong with it, or given. */
class GivenSheetsTest extends GivenPositions {
  @Test
  void sheetsAreNamed() {
    refused("sheets", p -> p.withSheets(sheets(Map.of("trade", true), P1)));
    refused("sheets", p -> p.withSheets(sheets(Map.of("trade", true), P1, P2, P3)));
    refused("tokens", sheet(new Tokens(-1, 3, 3), 0, 0, "sarween_tools", 0));
    refused("tradeGoods", sheet(new Tokens(3, 3, 3), Integer.MAX_VALUE, 0, "sarween_tools", 0));
    refused("tradeGoods", sheet(new Tokens(3, 3, 3), 1_001, 0, "sarween_tools", 0));
    refused("commodities", sheet(new Tokens(3, 3, 3), 0, 5, "sarween_tools", 0));
    refused("commodities", sheet(new Tokens(3, 3, 3), 0, -1, "sarween_tools", 0));
    assertThat(
            create(sheet(new Tokens(3, 3, 3), 1_000, 4, "sarween_tools", 9))
                .check(StandardRules.TABLE))
        .isEmpty();
    refused("victoryPoints", sheet(new Tokens(3, 3, 3), 0, 0, "sarween_tools", 10));
    refused("technology", sheet(new Tokens(3, 3, 3), 0, 0, "no_such_technology", 0));
  }

  @Test
  @Rule({"leaders.2", "leaders.4"})
  void leadersLieAsAtTheStartWhereNothingIsSaidOfThem() {
    Leaders leaders = started(p -> p).table().player(P1).leaders();

    assertThat(leaders.cards().keySet())
        .containsExactlyInAnyOrderElementsOf(
            Catalog.standard().faction(new FactionId("sol")).leaders());
    assertThat(leaders.locked()).hasSize(2);
    assertThat(leaders.lying(LeaderState.READIED)).containsExactly(new LeaderId("evelyn_delouis"));
  }

  @Test
  void leadersLieAsTheyAreGiven() {
    Leaders leaders =
        started(
                leaders(
                    Set.of("claire_gibson"),
                    Set.of("evelyn_delouis"),
                    Set.of("jace_x_4th_air_legion")))
            .table()
            .player(P1)
            .leaders();

    assertThat(leaders.cards())
        .containsOnly(
            Map.entry(new LeaderId("claire_gibson"), LeaderState.UNLOCKED),
            Map.entry(new LeaderId("evelyn_delouis"), LeaderState.EXHAUSTED),
            Map.entry(new LeaderId("jace_x_4th_air_legion"), LeaderState.PURGED));
  }

  @Test
  @Rule({"leaders.7", "leaders.11"})
  void leadersAreNamed() {
    refused("leader", leaders(Set.of("no_such_leader"), Set.of(), Set.of()));
    refused("leader", leaders(Set.of("2ram"), Set.of(), Set.of()));
    refused("leader", leaders(Set.of("evelyn_delouis"), Set.of(), Set.of()));
    refused("leader", leaders(Set.of(), Set.of("claire_gibson"), Set.of()));
    refused("leader", leaders(Set.of(), Set.of("jace_x_4th_air_legion"), Set.of()));
    refused("leader", leaders(Set.of(), Set.of(), Set.of("claire_gibson")));
    Set<String> hero = Set.of("jace_x_4th_air_legion");
    refused("leader", leaders(hero, Set.of(), hero));
  }

  @Test
  @Rule("technology.11")
  void nobodyOwnsWhatIsNotInTheOwnDeck() {
    refused("technology", sheet(new Tokens(3, 3, 3), 0, 0, "quantum_datahub_node", 0));
    refused("technology", sheet(new Tokens(3, 3, 3), 0, 0, "infantry_ii", 0));
    assertThat(
            create(sheet(new Tokens(3, 3, 3), 0, 0, "spec_ops_ii", 0)).check(StandardRules.TABLE))
        .isEmpty();
  }

  @Test
  @Rule("initiative_order.1")
  void whoActsHasAStrategyCardAndWhoVotesHasNone() {
    refused("strategyCards", p -> p.withSheets(sheets(Map.of(), P1, P2)));
    refused("strategyCards", p -> p.withPhase(Phase.AGENDA).withCustodians(false));
    refused("strategyCards", p -> p.withPhase(Phase.STATUS).withSheets(sheets(Map.of(), P1, P2)));
    assertThat(create(p -> p.withPhase(Phase.STATUS)).check(StandardRules.TABLE)).isEmpty();
    refused(
        "strategyCard",
        p -> {
          Map<Seat, Sheet> same = new HashMap<>(p.sheets());
          same.put(P2, p.sheets().get(P1));
          return p.withSheets(same);
        });
  }

  @Test
  @Rule({"action_cards.4", "objective_cards.21"})
  void handsAreWithinTheirLimits() {
    handRefused("actionCard", hand(P1, List.of(), "sabotage", "no_such_card"));
    handRefused("seat", hand(P3, List.of(), "sabotage"));
    handRefused(
        "actionCards",
        hand(
            P1,
            List.of(),
            "sabotage",
            "sabotage",
            "sabotage",
            "sabotage",
            "direct_hit",
            "direct_hit",
            "direct_hit",
            "direct_hit"));
    handRefused("secret", hand(P1, List.of("seize_an_icon", "seize_an_icon")));
    handRefused(
        "secrets",
        hand(
            P1,
            List.of(
                "seize_an_icon",
                "become_the_gatekeeper",
                "mine_rare_metals",
                "forge_an_alliance")));
  }

  private static void handRefused(String value, Map<Seat, Hand> hands) {
    names(value, create(p -> p, FACTIONS, hands));
  }

  private static Map<Seat, Hand> hand(Seat seat, List<String> secrets, String... cards) {
    return Map.of(
        seat,
        new Hand(
            secrets.stream().map(ObjectiveId::new).toList(),
            Arrays.stream(cards).map(ActionCardId::new).toList()));
  }
}
