package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.law;
import static org.lazax.agenda.vote.MiscountDisclosedTest.again;
import static org.lazax.agenda.vote.MiscountDisclosedTest.current;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Canceller;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.trade.Transactions;

/** Articles of War is voted on again, and mechs stay without abilities during the vote. */
class ArticlesVotedOnAgainTest {
  private static final AgendaId POLICY = new AgendaId("minister_of_policy");

  @Test
  @Rule("agenda/miscount_disclosed.N2.1")
  void mechsStayWithoutAbilitiesDuringTheVote() {
    TableKit watched =
        Canceller.WATCHER
            .ready(THREE.tile("38", 2, 0).tile("26", 3, 0), P3, P2)
            .controls(P3, "centauri")
            .player(P1, "hacan")
            .controls(P1, "arretze", "mecatol_rex", "abyz", "lodor")
            .units(P1, "38/abyz", UnitType.MECH, 1)
            .holds(P2, "trade_rider");
    Scenario<AgendaState> policy = again(law(watched, "minister_of_policy", "p3"), POLICY.value());
    assertThat(Transactions.planets(policy.table(), P1)).containsExactly(new PlanetId("abyz"));
    Scenario<AgendaState> rider =
        allPass(policy, "trade_rider").when(P2, card("trade_rider")).when(P2, choice("p1"));
    assertThat(rider.options(P3))
        .as("with another law")
        .anyMatch(option ->
            option instanceof AbilityOption.Usable usable
                && usable.command().ability().equals(Canceller.WATCHER.ability()));

    Scenario<AgendaState> articles =
        again(law(watched, "articles_of_war", "for"), "articles_of_war");
    assertThat(Transactions.planets(articles.table(), P1)).as("of a blank mech").isEmpty();
    Scenario<AgendaState> played =
        allPass(articles, "trade_rider").when(P2, card("trade_rider")).when(P2, choice("for"));
    assertThat(current(played).agenda()).isEqualTo(new AgendaId("articles_of_war"));
    assertThat(played.awaited()).as("no Watcher cancels").containsExactly(P3);
    assertThat(played.options(P3)).anyMatch(VotingOption.Voting.class::isInstance);
  }
}
