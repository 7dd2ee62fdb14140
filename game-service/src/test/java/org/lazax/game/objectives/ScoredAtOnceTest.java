package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.tokens.Tokens;

/** A public and a secret objective that one player scores in one status phase. */
class ScoredAtOnceTest {
  private static final String[] CARDS = {"flank_speed", "nav_suite", "sabotage", "spy", "summit"};

  /** P1 plays Muaat with Magmus, beside Mentak. */
  @Test
  @Rule("leader/magmus.N2.2")
  void bothArePaidBeforeAnythingFollowsFromThePaymentOfTheFirst() {
    TableKit kit =
        TableKit.players(2)
            .player(P1, "muaat")
            .player(P2, "mentak")
            .leaders(P1, "magmus")
            .sheet(P1, 2, 3, 1)
            .goods(P1, 3, 0)
            .holds(P1, CARDS)
            .tile("38", 0, 0)
            .controls(P1, "muaat")
            .units(P1, "38", UnitType.CRUISER, 1)
            .units(P2, "38", UnitType.CRUISER, 1);

    Scenario<GameState> first =
        scoring(kit, "lead_from_the_front", "form_a_spy_network")
            .when(P1, score("lead_from_the_front", Spending.tokens(new Tokens(2, 0, 1))));
    assertThat(first.awaited()).containsExactly(P1);
    assertThat(Using.abilities(first, P1)).as("Magmus waits").isEmpty();

    Scenario<GameState> both =
        first.when(P1, score("form_a_spy_network", discarding(List.of(CARDS))));
    assertThat(both.table().player(P1).actionCards()).isEmpty();
    for (String objective : List.of("lead_from_the_front", "form_a_spy_network")) {
      assertThat(both.table().objectives().scoredBy(P1, new ObjectiveId(objective))).isTrue();
    }
    assertThat(Using.abilities(both, P1)).containsExactly("leader/magmus");
    Scenario<GameState> gained = both.when(P1, Using.ability("leader/magmus"));
    assertThat(gained.table().player(P1).tradeGoods()).isEqualTo(4);
    assertThat(Using.abilities(gained, P2)).containsExactly("faction_ability/pillage");
    assertThat(Using.abilities(first.when(P1, new ScoreNothing()), P1))
        .as("without a second one, too")
        .containsExactly("leader/magmus");
  }

  /** P1 plays Muaat with Magmus, and pays with tokens of its strategy pool. */
  @ParameterizedTest
  @CsvSource({"lead_from_the_front,3", "galvanize_the_people,6"})
  @Rule({"public_objective/lead_from_the_front.N2", "public_objective/galvanize_the_people.N2"})
  void eachTokenThatIsSpentIsOneOccasion(String objective, int tokens) {
    TableKit kit =
        TableKit.players(2)
            .player(P1, "muaat")
            .leaders(P1, "magmus")
            .sheet(P1, 1, 3, 7)
            .controls(P1, "muaat");
    Scenario<GameState> paid =
        scoring(kit, objective, "form_a_spy_network")
            .when(P1, score(objective, Spending.tokens(new Tokens(0, 0, tokens))))
            .when(P1, new ScoreNothing())
            .thenAccepted();
    for (int gained = 1; gained <= tokens; gained++) {
      assertThat(Using.abilities(paid, P1)).as("good " + gained).containsExactly("leader/magmus");
      paid = paid.when(P1, Using.ability("leader/magmus")).thenAccepted();
      assertThat(paid.table().player(P1).tradeGoods()).isEqualTo(gained);
    }
    assertThat(Using.abilities(paid, P1)).isEmpty();
  }

  /** P1 plays the Xxcha, and has scored two objectives. Lirta IV is worth 2 and 3. */
  @Test
  @Rule("leader/xxekir_grom.N1")
  void aHeroThatTheFirstUnlocksDoesNotHelpWithTheSecond() {
    TableKit kit =
        TableKit.players(2)
            .round(1)
            .player(P1, "xxcha")
            .player(P2, "sol")
            .leader(P1, "xxekir_grom", LeaderState.LOCKED)
            .tile("35", 0, 0)
            .tile("38", 0, 1)
            .tile("14", 0, 2)
            .controls(P1, "archon_ren", "archon_tau", "lirta_iv", "bereg")
            .controls(P2, "jord")
            .holds(P1, CARDS);
    TableKit two = Cards.scored(Cards.scored(kit, P1, "expand_borders"), P1, "corner_the_market");

    Scenario<GameState> first =
        scoring(two, "sway_the_council", "form_a_spy_network")
            .when(P1, score("form_a_spy_network", discarding(List.of(CARDS))));
    assertThat(first.awaited()).containsExactly(P1);
    assertThat(first.table().player(P1).leaders().locked()).contains(new LeaderId("xxekir_grom"));
    first
        .when(P1, score("sway_the_council", influence("lirta_iv", "bereg")))
        .thenRefused("objective_cards.10");

    assertThat(first.when(P1, new ScoreNothing()).table().player(P1).leaders().locked())
        .as("once nothing more is scored")
        .doesNotContain(new LeaderId("xxekir_grom"));
  }

  private static Scenario<GameState> scoring(TableKit kit, String revealed, String secret) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        Cards.secrets(Cards.objectives(kit, 0, 0, revealed), P1, secret)
            .frame(new Turn(P1).acting())
            .frame(new Scoring(P1, true, true)));
  }

  private static ScoreObjective score(String objective, Spending spending) {
    return new ScoreObjective(new ObjectiveId(objective), Optional.of(spending));
  }

  private static Spending influence(String... planets) {
    return Spending.goods(Payment.NOTHING, new Payment(Using.planets(planets), 0), 0);
  }

  private static Spending discarding(List<String> cards) {
    return Spending.actionCards(cards.stream().map(ActionCardId::new).toList());
  }
}
