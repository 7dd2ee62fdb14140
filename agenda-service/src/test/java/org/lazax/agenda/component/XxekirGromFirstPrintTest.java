package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.AsideKit.XXCHA;
import static org.lazax.agenda.AsideKit.aside;
import static org.lazax.agenda.AsideKit.current;
import static org.lazax.agenda.AsideKit.top;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.draws;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.Predictions.Prediction;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.AgendaConcealed;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendaDrawn;
import org.lazax.table.event.council.AgendaShown;
import org.lazax.table.event.council.LawRevised;

/** In P2's turn, two of the agendas that it has set aside are revealed. P1 is the speaker. */
class XxekirGromFirstPrintTest {
  private static final UseAbility QUASH =
      new UseAbility(Service.AGENDA, AbilityRef.parse("faction_ability/quash"));
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final AgendaId EQUALITY = new AgendaId("economic_equality");

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Rule({"leader/xxekir_grom.original.N7", "leader/xxekir_grom.original.N8"})
  void bothAreRevealedBeforeTheOwnerAloneResolvesThemInEitherOrder(boolean firstFirst) {
    Scenario<AgendaState> asked =
        aside(XXCHA, "mutiny", "economic_equality", "arms_reduction", "public_execution");
    assertThat(drawn(asked)).containsExactly(MUTINY, EQUALITY);
    assertThat(asked.own().decided()).isEmpty();
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(((AbilityOption.Choice) asked.options(P2).getFirst()).candidates())
        .containsExactly("mutiny", "economic_equality");

    List<AgendaId> order = firstFirst ? List.of(MUTINY, EQUALITY) : List.of(EQUALITY, MUTINY);
    Scenario<AgendaState> one = asked.when(P2, choice(order.getFirst().value()));
    assertThat(current(one)).isEqualTo(order.getFirst());
    Scenario<AgendaState> two = one.when(P2, votes("for"));
    assertThat(current(two)).isEqualTo(order.getLast());
    assertThat(two.awaited()).containsExactly(P2);
    Scenario<AgendaState> over = two.when(P2, votes("for")).thenAccepted();

    assertThat(over.own().decided()).extracting(OutcomeDecided::agenda).isEqualTo(order);
    assertThat(over.own().decided())
        .allSatisfy(decided ->
            assertThat(decided.ballots()).containsExactly(Ballot.cast(P2, AgendaOutcome.FOR, 1)));
    assertThat(over.table().player(P2).victoryPoints()).as("mutiny").isEqualTo(1);
    assertThat(over.table().council().discarded())
        .containsExactly(
            order.getFirst(),
            order.getLast(),
            new AgendaId("arms_reduction"),
            new AgendaId("public_execution"));
    assertThat(over.table().council().aside()).isEmpty();
    assertThat(over.table().kernel().owing().orElseThrow().procedure()).isInstanceOf(Turn.class);
  }

  @Test
  @Rule({"leader/xxekir_grom.original.N6", "leader/xxekir_grom.original.N8.1"})
  void ridersOfTheOwnerArePlayedAfterEachIsRevealedAndItVotesAllTheSame() {
    TableKit kit = XXCHA.holds(P2, "trade_rider", "imperial_rider").holds(P3, "warfare_rider");
    Scenario<AgendaState> first = aside(kit, "mutiny", "economic_equality");
    assertThat(first.awaited()).as("others use nothing").containsExactly(P2);
    assertThat(drawn(first)).as("the other one is hidden still").containsExactly(MUTINY);
    Scenario<AgendaState> second =
        first.when(P2, card("trade_rider")).when(P2, choice("for")).when(P2, pass());
    assertThat(drawn(second)).containsExactly(EQUALITY);
    assertThat(offers(second, P2, "imperial_rider")).isTrue();
    assertThat(Predictions.all(second.table())).as("those on the other one").isEmpty();

    Scenario<AgendaState> ridden =
        second.when(P2, card("imperial_rider")).when(P2, choice("against"));
    assertThat(predictions(ridden)).containsExactly(AgendaOutcome.AGAINST);
    Scenario<AgendaState> one = ridden.when(P2, choice("mutiny"));
    assertThat(predictions(one)).containsExactly(AgendaOutcome.FOR);
    Scenario<AgendaState> two = one.when(P2, votes("for")).thenAccepted();
    assertThat(two.table().player(P2).tradeGoods()).as("the first rider").isEqualTo(5);
    assertThat(two.table().player(P2).victoryPoints()).as("mutiny").isEqualTo(1);
    assertThat(predictions(two)).containsExactly(AgendaOutcome.AGAINST);
    Scenario<AgendaState> over = two.when(P2, votes("against")).thenAccepted();
    assertThat(over.table().player(P2).victoryPoints()).as("the second rider").isEqualTo(2);
    assertThat(over.table().player(P2).tradeGoods()).as("economic equality").isZero();
  }

  @Test
  @Rule("leader/xxekir_grom.original.N5")
  void eachCanBeQuashedAndIsReplacedFromTheDeck() {
    TableKit kit =
        XXCHA
            .sheet(P2, 3, 3, 2)
            .with(t ->
                t.withCouncil(
                    t.council()
                        .withOrder(
                            List.of(
                                new AgendaId("arms_reduction"), new AgendaId("seed_of_an_empire")),
                            List.of())));
    Scenario<AgendaState> first = aside(kit, "mutiny", "economic_equality", "public_execution");
    assertThat(usable(first)).containsExactly(QUASH.ability());
    Scenario<AgendaState> other = first.when(P2, QUASH);
    assertThat(drawn(other)).containsExactly(new AgendaId("arms_reduction"));
    Scenario<AgendaState> second = other.when(P2, pass());
    assertThat(drawn(second)).as("the second that was chosen").containsExactly(EQUALITY);
    Scenario<AgendaState> asked = second.when(P2, QUASH);
    assertThat(drawn(asked)).containsExactly(new AgendaId("seed_of_an_empire"));

    Scenario<AgendaState> over =
        asked
            .when(P2, choice("arms_reduction"))
            .when(P2, votes("against"))
            .when(P2, votes("for"))
            .thenAccepted();
    assertThat(over.own().decided())
        .extracting(decided -> decided.agenda().value())
        .containsExactly("arms_reduction", "seed_of_an_empire");
    assertThat(over.table().council().aside()).isEmpty();
  }

  @Test
  void othersNeitherPlayCardsNorUseAbilities() {
    TableKit kit =
        XXCHA
            .holds(P1, "veto", "sabotage", "bribery", "deadly_plot")
            .holds(P2, "trade_rider")
            .goods(P1, 3, 0);
    Scenario<AgendaState> asked = aside(kit, "mutiny", "economic_equality").when(P2, pass());
    Scenario<AgendaState> ridden = asked.when(P2, card("trade_rider")).when(P2, choice("for"));
    assertThat(ridden.awaited()).as("nobody cancels it").containsExactly(P2);
    Scenario<AgendaState> over =
        ridden.when(P2, choice("mutiny")).when(P2, votes("for")).when(P2, votes("for"));
    assertThat(over.thenAccepted().awaited()).isEmpty();
    assertThat(over.table().player(P1).actionCards()).hasSize(4);
  }

  @Test
  @Rule("leader/xxekir_grom.original.N1")
  void whatFindsNothingIsReplacedOnlyIfItIsRevealed() {
    Scenario<AgendaState> revealed =
        aside(
            top(XXCHA, "arms_reduction"),
            "new_constitution",
            "mutiny",
            "judicial_abolishment",
            "miscount_disclosed");
    assertThat(revealed.happened()).contains(new AgendaDiscarded(new AgendaId("new_constitution")));
    assertThat(drawn(revealed))
        .containsExactly(new AgendaId("new_constitution"), new AgendaId("arms_reduction"), MUTINY);
    assertThat(revealed.table().council().aside())
        .containsExactly(new AgendaId("judicial_abolishment"), new AgendaId("miscount_disclosed"));
  }

  @Test
  @Rule("leader/xxekir_grom.original.N2")
  void theSpeakerAloneReadsWhatCovertLegislationDrawsWhenItIsRevealed() {
    AgendaId execution = new AgendaId("public_execution");
    TableKit kit = top(XXCHA.sheet(P2, 3, 3, 1), execution.value());
    Scenario<AgendaState> revealed = aside(kit, "covert_legislation", "mutiny");
    assertThat(revealed.happened())
        .filteredOn(AgendaConcealed.class::isInstance)
        .singleElement()
        .matches(event -> ((AgendaConcealed) event).agenda().equals(execution))
        .matches(event -> event.audience().includes(Optional.of(P1)))
        .matches(event -> !event.audience().includes(Optional.of(P2)));
    Scenario<AgendaState> quashed = revealed.when(P2, QUASH, draw(revealed, "arms_reduction"));
    assertThat(quashed.happened())
        .containsSubsequence(new AgendaShown(execution), new AgendaDiscarded(execution));

    Scenario<AgendaState> mutiny = revealed.when(P2, pass()).when(P2, pass());
    Scenario<AgendaState> other =
        mutiny.when(P2, choice("mutiny")).when(P2, votes("for")).thenAccepted();
    assertThat(other.table().council().concealed())
        .as("it is not the one that was resolved")
        .contains(execution);
    Scenario<AgendaState> over = other.when(P2, votes("p3")).thenAccepted();
    assertThat(over.happened()).contains(new AgendaShown(execution));
    assertThat(over.table().council().concealed()).isEmpty();
    Scenario<AgendaState> before =
        mutiny.when(P2, choice("covert_legislation")).when(P2, votes("p3")).thenAccepted();
    assertThat(before.happened()).contains(new AgendaShown(execution));
    assertThat(current(before)).isEqualTo(MUTINY);
  }

  @Test
  @Rule("leader/xxekir_grom.original.N3")
  void aLawThatIsVotedOnAgainIsResolvedByOneVoteOfTheOwner() {
    TableKit kit = CouncilKit.law(XXCHA, "minister_of_war", "p1");
    for (String first : List.of("miscount_disclosed", "mutiny")) {
      Scenario<AgendaState> asked = aside(kit, "miscount_disclosed", "mutiny");
      Scenario<AgendaState> one = asked.when(P2, choice(first));
      Scenario<AgendaState> elects = first.equals("mutiny") ? one.when(P2, votes("against")) : one;
      Scenario<AgendaState> again = elects.when(P2, votes("minister_of_war"));
      assertThat(current(again)).isEqualTo(new AgendaId("minister_of_war"));
      assertThat(again.awaited()).containsExactly(P2);
      again.when(P2, new Abstain()).thenRefused("leader/xxekir_grom.original.N3");
      assertThat(again.options(P2)).hasSize(1).first().isInstanceOf(VotingOption.Voting.class);
      Scenario<AgendaState> revised = again.when(P2, votes("p3")).thenAccepted();
      assertThat(revised.happened()).anyMatch(LawRevised.class::isInstance);
      assertThat(revised.table().council().laws())
          .extracting(Law::owner)
          .containsExactly(Optional.of(P3));
      assertThat(revised.awaited()).hasSize(first.equals("mutiny") ? 0 : 1);
    }
  }

  @Test
  @Rule("leader/xxekir_grom.original.N3")
  void aLawThatIsVotedOnAgainAndQuashedIsReplaced() {
    TableKit kit =
        top(CouncilKit.law(XXCHA.sheet(P2, 3, 3, 1), "minister_of_war", "p1"), "arms_reduction");
    for (String first : List.of("miscount_disclosed", "mutiny")) {
      Scenario<AgendaState> asked =
          aside(kit, "miscount_disclosed", "mutiny").when(P2, pass()).when(P2, pass());
      Scenario<AgendaState> one = asked.when(P2, choice(first));
      Scenario<AgendaState> elects = first.equals("mutiny") ? one.when(P2, votes("against")) : one;
      Scenario<AgendaState> quashed =
          elects.when(P2, votes("minister_of_war")).when(P2, QUASH).thenAccepted();
      assertThat(quashed.table().council().laws()).isEmpty();
      assertThat(current(quashed)).isEqualTo(new AgendaId("arms_reduction"));
      Scenario<AgendaState> resolved = quashed.when(P2, votes("for")).thenAccepted();
      assertThat(resolved.awaited()).hasSize(first.equals("mutiny") ? 0 : 1);
    }
  }

  /** The number by which this agenda is drawn now. */
  private static int[] draw(Scenario<AgendaState> scenario, String agenda) {
    return draws(scenario.table(), agenda);
  }

  private static List<AgendaId> drawn(Scenario<AgendaState> scenario) {
    return scenario.happened().stream()
        .filter(AgendaDrawn.class::isInstance)
        .map(event -> ((AgendaDrawn) event).agenda())
        .toList();
  }

  private static List<AgendaOutcome> predictions(Scenario<AgendaState> scenario) {
    return Predictions.all(scenario.table()).stream().map(Prediction::outcome).toList();
  }

  private static List<AbilityRef> usable(Scenario<AgendaState> scenario) {
    return scenario.options(P2).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability())
        .toList();
  }
}
