package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.phase;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.AgendaDiscarded;

/**
 * What can be done about an outcome before it is resolved. P1 is the speaker, P2 votes first. The
 * first agenda elects the Minister of Policy.
 */
class AnsweredOutcomesTest {
  private static final AgendaId POLICY = new AgendaId("minister_of_policy");
  private static final AgendaId ARMS = new AgendaId("arms_reduction");
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final String CONFOUNDING = "action_card/confounding_legal_text";
  private static final String CONFUSING = "action_card/confusing_legal_text";
  private static final String PLOT = "action_card/deadly_plot";
  private static final String TRADE = "action_card/trade_rider";
  private static final LetPass PASS = new LetPass(Service.AGENDA);

  @Test
  @Rule({
    "action_card/confounding_legal_text.N1",
    "action_card/confounding_legal_text.N2",
  })
  void anotherPlayerIsElectedAfterAllVotesAndPredictionsOfItAreRight() {
    TableKit kit =
        THREE.holds(P1, "trade_rider").holds(P3, "confounding_legal_text").holds(P2, "bribery");
    Scenario<AgendaState> voted =
        allPass(council(kit.goods(P2, 1, 0)).when(P1, use(TRADE)).when(P1, choice("p3")))
            .when(P2, votes("p2", "archon_ren"))
            .when(P3, new Abstain());
    assertThat(voted.awaited()).as("the extra votes come first").containsExactly(P2);
    assertThat(offered(voted, P2)).containsExactly("action_card/bribery");

    Scenario<AgendaState> elected = voted.when(P2, PASS);
    assertThat(elected.awaited()).contains(P3);
    assertThat(offered(elected, P3)).containsExactly(CONFOUNDING);
    assertThat(owner(elected)).isEmpty();
    Scenario<AgendaState> confounded = passed(elected, P2).when(P3, use(CONFOUNDING));
    Scenario<AgendaState> over = allPass(confounded);
    assertThat(owner(over)).contains(P3);
    assertThat(over.table().player(P1).tradeGoods()).isEqualTo(5);
    assertThat(owner(allPass(passed(elected, P2).when(P3, PASS)))).contains(P2);
  }

  @Test
  @Rule({
    "action_card/confusing_legal_text.N1",
    "action_card/confusing_legal_text.N2",
    "action_card/confusing_legal_text.N4",
    "action_card/confounding_legal_text.N4"
  })
  void theTwoMayAnswerEachOther() {
    TableKit kit =
        THREE
            .holds(P1, "trade_rider")
            .holds(P2, "bribery")
            .goods(P2, 1, 0)
            .holds(P2, "confusing_legal_text")
            .holds(P3, "confounding_legal_text");
    Scenario<AgendaState> voted =
        allPass(council(kit).when(P1, use(TRADE)).when(P1, choice("p1")))
            .when(P2, votes("p2", "archon_ren"))
            .when(P3, new Abstain());
    assertThat(offered(voted, P2)).containsExactly("action_card/bribery");
    Scenario<AgendaState> elected = voted.when(P2, PASS);
    assertThat(offered(elected, P2)).containsExactly(CONFUSING);
    Scenario<AgendaState> confused = elected.when(P2, use(CONFUSING));
    confused.when(P2, choice("p2")).thenRefusedAs("no-such-choice");
    Scenario<AgendaState> first = passed(confused.when(P2, choice("p1")), P2);
    assertThat(offered(first, P3)).as("it is answered").containsExactly(CONFOUNDING);

    Scenario<AgendaState> paid = allPass(first.when(P3, PASS));
    assertThat(owner(paid)).contains(P1);
    assertThat(paid.table().player(P1).tradeGoods()).as("p1 predicted p1").isEqualTo(5);
    assertThat(owner(allPass(first.when(P3, use(CONFOUNDING))))).contains(P3);

    Scenario<AgendaState> confounded =
        allPass(
                council(
                    THREE.holds(P3, "confounding_legal_text").holds(P3, "confusing_legal_text")))
            .when(P2, votes("p2", "archon_ren"))
            .when(P3, new Abstain())
            .when(P1, new Abstain());
    Scenario<AgendaState> passedOn =
        passed(confounded, P1, P2)
            .when(P3, use(CONFOUNDING))
            .when(P3, use(CONFUSING))
            .when(P3, choice("p1"));
    assertThat(owner(allPass(passedOn))).contains(P1);
  }

  @Test
  @Rule("action_card/deadly_plot.N3")
  void aPlotComesAfterAddedVotesAndAfterTheTexts() {
    TableKit kit =
        THREE
            .holds(P2, "bribery")
            .goods(P2, 1, 0)
            .holds(P2, "deadly_plot")
            .holds(P3, "confounding_legal_text");
    Scenario<AgendaState> voted =
        allPass(council(kit))
            .when(P2, votes("p2", "archon_ren"))
            .when(P3, new Abstain())
            .when(P1, new Abstain());
    assertThat(offered(voted, P2)).containsExactly("action_card/bribery");
    Scenario<AgendaState> elected = voted.when(P2, PASS);
    assertThat(offered(elected, P2)).isEmpty();
    assertThat(offered(allPass(elected), P2)).as("p2 voted for p2").isEmpty();

    Scenario<AgendaState> confounded = passed(elected, P2).when(P3, use(CONFOUNDING));
    Scenario<AgendaState> plotted = confounded.when(P2, use(PLOT)).thenAccepted();
    assertThat(plotted.happened()).contains(new AgendaDiscarded(POLICY));
    assertThat(owner(plotted)).isEmpty();
  }

  @Test
  @Rule({"action_card/deadly_plot.N1", "faction_ability/future_sight.N3"})
  void aPlotDiscardsTheAgendaWithAllPredictionsAndNoneReplacesIt() {
    TableKit kit = THREE.player(P3, "nomad").holds(P2, "deadly_plot").holds(P3, "trade_rider");
    Scenario<AgendaState> voted =
        allPass(passed(mutiny(kit), P2).when(P3, use(TRADE)).when(P3, choice("for")))
            .when(P2, votes("against", "lirta_iv"))
            .when(P1, votes("for", "mecatol_rex"));
    assertThat(offered(voted, P2)).containsExactly(PLOT);
    Scenario<AgendaState> plotted = voted.when(P2, use(PLOT)).thenAccepted();

    assertThat(plotted.table().player(P1).victoryPoints()).as("mutiny has no effect").isZero();
    assertThat(plotted.table().player(P3).tradeGoods()).as("no reward, no sight").isZero();
    assertThat(plotted.table().planets().readiedOf(P2)).isEmpty();
    assertThat(plotted.table().kernel().within(Agenda.class).orElseThrow().agenda())
        .isEqualTo(ARMS);
    assertThat(plotted.table().kernel().within(AgendaPhase.class).orElseThrow().progress().done())
        .as("it is one of the two")
        .isEqualTo(1);
  }

  @Test
  @Rule("action_card/deadly_plot.N5")
  void whoPredictedSeveralOutcomesMayPlotWhicheverIt() {
    TableKit kit =
        THREE.holds(P3, "trade_rider").holds(P3, "imperial_rider").holds(P3, "deadly_plot");
    for (String outcome : List.of("for", "against")) {
      Scenario<AgendaState> voted =
          allPass(
                  mutiny(kit)
                      .when(P3, use(TRADE))
                      .when(P3, choice("for"))
                      .when(P3, use("action_card/imperial_rider"))
                      .when(P3, choice("against")))
              .when(P2, votes(outcome, "archon_ren"))
              .when(P1, new Abstain());
      assertThat(offered(voted, P3)).as(outcome).containsExactly(PLOT);
    }
    Scenario<AgendaState> right =
        allPass(mutiny(kit).when(P3, use(TRADE)).when(P3, choice("for")))
            .when(P2, votes("for", "archon_ren"))
            .when(P1, new Abstain());
    assertThat(offered(right, P3)).as("a right prediction alone").doesNotContain(PLOT);
  }

  @Test
  @Rule({"faction_ability/future_sight.N1", "faction_ability/future_sight.N2"})
  void theNomadGainsOneGoodForAnOutcomeThatItVotedForOrPredicted() {
    TableKit nomad = THREE.player(P3, "nomad").holds(P3, "sanction").holds(P3, "imperial_rider");
    Scenario<AgendaState> asked = mutiny(nomad);
    Scenario<AgendaState> voting = allPass(asked).when(P2, votes("for", "archon_ren"));
    assertThat(
            allPass(voting.when(P3, votes("for", "centauri")).when(P1, new Abstain()))
                .table()
                .player(P3)
                .tradeGoods())
        .isEqualTo(1);
    assertThat(
            allPass(voting.when(P3, new Abstain()).when(P1, new Abstain()))
                .table()
                .player(P3)
                .tradeGoods())
        .as("neither voted nor predicted")
        .isZero();

    Scenario<AgendaState> both =
        asked
            .when(P3, use("action_card/sanction"))
            .when(P3, choice("for"))
            .when(P3, use("action_card/imperial_rider"))
            .when(P3, choice("against"))
            .when(P2, votes("for", "archon_ren"))
            .when(P1, new Abstain());
    assertThat(allPass(both).table().player(P3).tradeGoods()).isEqualTo(1);
  }

  @Test
  @Rule({
    "agenda/committee_formation.N1",
    "agenda/committee_formation.N1.1",
    "agenda/committee_formation.N2",
    "agenda/committee_formation.N2.1"
  })
  void theCommitteeElectsWithoutAVoteAfterAllPredictions() {
    TableKit kit =
        law(THREE)
            .holds(P1, "imperial_rider")
            .holds(P3, "trade_rider")
            .holds(P3, "confounding_legal_text")
            .holds(P2, "deadly_plot");
    Scenario<AgendaState> predicted =
        passed(council(kit).when(P1, use("action_card/imperial_rider")).when(P1, choice("p1")), P2)
            .when(P3, use(TRADE))
            .when(P3, choice("p2"));
    assertThat(offered(predicted, P1)).containsExactly("agenda/committee_formation");
    Scenario<AgendaState> elected =
        predicted.when(P1, use("agenda/committee_formation")).when(P1, choice("p2"));
    assertThat(offered(elected, P3)).containsExactly(CONFOUNDING);

    Scenario<AgendaState> over = allPass(elected);
    assertThat(owner(over)).contains(P2);
    assertThat(over.table().player(P3).tradeGoods()).isEqualTo(5);
    assertThat(over.table().council().laws()).noneMatch(law -> law.agenda().equals(COMMITTEE));
    assertThat(owner(allPass(passed(elected, P1, P2).when(P3, use(CONFOUNDING))))).contains(P3);

    Scenario<AgendaState> settled = passed(elected, P1, P2, P3);
    assertThat(offered(settled, P2)).as("p2 has predicted nothing").isEmpty();

    Scenario<AgendaState> plotting =
        allPass(
            council(law(THREE).holds(P1, "imperial_rider").holds(P1, "deadly_plot"))
                .when(P1, use("action_card/imperial_rider"))
                .when(P1, choice("p1"))
                .when(P1, use("agenda/committee_formation"))
                .when(P1, choice("p2")),
            PLOT);
    assertThat(offered(plotting, P1)).as("p1 has predicted p1").containsExactly(PLOT);
  }

  @Test
  void theCommitteeActsOnlyOnAgendasThatElectAPlayer() {
    assertThat(mutiny(law(THREE)).awaited()).as("the vote").containsExactly(P2);
  }

  @Test
  @Rule({"leader/gila_the_silvertongue.N1", "leader/gila_the_silvertongue.N1.1"})
  void gilaAddsTwoVotesForEachGoodToVotesThatAreCast() {
    TableKit hacan = THREE.player(P2, "hacan").leaders(P2, "gila_the_silvertongue").goods(P2, 3, 0);
    Scenario<AgendaState> voted = mutiny(hacan).when(P2, votes("for", "archon_ren"));
    assertThat(offered(voted, P2)).containsExactly("leader/gila_the_silvertongue");
    Scenario<AgendaState> paid =
        voted
            .when(P2, use("leader/gila_the_silvertongue"))
            .when(
                P2,
                new Choose(
                    Service.AGENDA,
                    List.of(),
                    List.of(new AbilityCommand.Counted("trade-good", 2))));

    assertThat(paid.table().player(P2).tradeGoods()).isEqualTo(1);
    var ballot = paid.table().kernel().within(Agenda.class).orElseThrow().ballot(P2).orElseThrow();
    assertThat(ballot.outcome()).contains(AgendaOutcome.FOR);
    assertThat(ballot.votes()).as("3 of Archon Ren and 4").isEqualTo(7);
    assertThat(mutiny(hacan).when(P2, new Abstain()).awaited()).containsExactly(P3);
  }

  @Test
  @Rule({"leader/elder_qanoj.N1", "leader/elder_qanoj.N2", "action_card/deadly_plot.N5.1"})
  void elderQanojGivesAVoteForEachPlanetAndVotesAfterARider() {
    TableKit xxcha =
        THREE
            .leaders(P2, "elder_qanoj")
            .controls(P2, "abyz")
            .holds(P2, "trade_rider")
            .holds(P2, "deadly_plot");
    Scenario<AgendaState> predicted =
        allPass(mutiny(xxcha).when(P2, use(TRADE)).when(P2, choice("against")));
    assertThat(predicted.awaited()).as("a rider does not stop it").containsExactly(P2);

    Scenario<AgendaState> voted =
        predicted
            .when(P2, votes("for", "archon_ren", "abyz"))
            .when(P3, new Abstain())
            .when(P1, new Abstain());
    assertThat(
            voted
                .table()
                .kernel()
                .within(Agenda.class)
                .orElseThrow()
                .ballot(P2)
                .orElseThrow()
                .votes())
        .as("3 and 1, 0 and 1")
        .isEqualTo(5);
    assertThat(offered(voted, P2)).containsExactly(PLOT);
  }

  private static final AgendaId COMMITTEE = new AgendaId("committee_formation");

  /** P1 owns Committee Formation. */
  private static TableKit law(TableKit kit) {
    Law law = new Law(COMMITTEE, Optional.of(AgendaOutcome.elect(P1)), Optional.of(P1));
    return kit.with(t -> t.withCouncil(t.council().withDrawn(COMMITTEE).withLaw(law)));
  }

  private static Scenario<AgendaState> council(TableKit kit) {
    return revealed(kit, POLICY);
  }

  private static Scenario<AgendaState> mutiny(TableKit kit) {
    return revealed(kit, MUTINY);
  }

  private static Scenario<AgendaState> revealed(TableKit kit, AgendaId agenda) {
    return phase(
        kit.with(t -> t.withCouncil(t.council().withOrder(List.of(agenda, ARMS), List.of()))));
  }

  /** These players pass as long as each is asked at the same moment. */
  private static Scenario<AgendaState> passed(Scenario<AgendaState> scenario, Seat... seats) {
    Scenario<AgendaState> now = scenario;
    for (Seat seat : seats) {
      if (now.awaited().contains(seat) && passes(now, seat)) {
        now = now.when(seat, PASS);
      }
    }
    return now;
  }

  private static boolean passes(Scenario<AgendaState> scenario, Seat seat) {
    return scenario.options(seat).stream().anyMatch(AbilityOption.Passing.class::isInstance);
  }

  /** Everybody passes until something else is asked, or one of these can be used. */
  private static Scenario<AgendaState> allPass(Scenario<AgendaState> scenario, String... awaited) {
    Scenario<AgendaState> now = scenario;
    while (!now.awaited().isEmpty()) {
      Seat next = now.awaited().getFirst();
      if (!passes(now, next) || offered(now, next).stream().anyMatch(List.of(awaited)::contains)) {
        return now;
      }
      now = now.when(next, PASS);
    }
    return now;
  }

  private static Optional<Seat> owner(Scenario<AgendaState> scenario) {
    return scenario.table().council().laws().stream()
        .filter(law -> law.agenda().equals(POLICY))
        .findFirst()
        .flatMap(Law::owner);
  }

  private static List<String> offered(Scenario<AgendaState> scenario, Seat seat) {
    return scenario.awaited().contains(seat)
        ? scenario.options(seat).stream()
            .filter(AbilityOption.Usable.class::isInstance)
            .map(option -> ((AbilityOption.Usable) option).ability().toString())
            .toList()
        : List.of();
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.AGENDA, AbilityRef.parse(ability));
  }
}
