package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.AgendaDecider;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.ending.Ending;

/** Political Censure and Search Warrant, which lie before the elected player. */
class PersonalLawsTest {
  private static final AgendaId CENSURE = new AgendaId("political_censure");
  private static final ObjectiveId DEBATE = new ObjectiveId("drive_the_debate");
  private static final TableKit THREE = CouncilKit.THREE;

  @Test
  void theCensuredPlayerHasAPointAsLongAsTheLawIsInPlay() {
    Table censured = CouncilKit.decided(THREE.points(P3, 2), CENSURE.value(), "p3").table();
    assertThat(censured.player(P3).victoryPoints()).isEqualTo(3);
    assertThat(owner(censured)).contains(P3);

    TableKit law = THREE.points(P3, 3).law(CENSURE.value(), P3);
    Table left = CouncilKit.decided(law, "judicial_abolishment", CENSURE.value()).table();
    assertThat(left.council().laws()).isEmpty();
    assertThat(left.player(P3).victoryPoints()).isEqualTo(2);
    Table none =
        CouncilKit.decided(law.points(P3, 0), "judicial_abolishment", CENSURE.value()).table();
    assertThat(none.player(P3).victoryPoints()).isZero();
    assertThat(none.council().laws()).isEmpty();
  }

  @Test
  void aCensuredPlayerMayWinByIt() {
    Table censured = CouncilKit.decided(THREE.points(P3, 9), CENSURE.value(), "p3").table();

    assertThat(censured.ending().map(Ending::winner)).contains(P3);
  }

  @Test
  void theCensuredPlayerPlaysNoActionCards() {
    TableKit kit = THREE.holds(P2, "distinguished_councilor").holds(P3, "distinguished_councilor");
    var voted =
        CouncilKit.agenda(kit.law(CENSURE.value(), P2), "mutiny")
            .when(P2, votes("for", "lirta_iv"));
    assertThat(offers(voted, P2, "distinguished_councilor")).isFalse();
    assertThat(offers(voted.when(P3, votes("for", "centauri")), P3, "distinguished_councilor"))
        .as("others do")
        .isTrue();
  }

  @Test
  @Rule("agenda/political_censure.N1")
  void theElectedPlayerMayAnswerBeforeItIsResolved() {
    var texts = elected(THREE.holds(P2, "confusing_legal_text"));
    assertThat(texts.table().council().laws()).isEmpty();
    assertThat(offers(texts, P2, "confusing_legal_text")).isTrue();
    Table other =
        texts.when(P2, card("confusing_legal_text")).when(P2, choice("p3")).thenAccepted().table();
    assertThat(owner(other)).contains(P3);
    assertThat(other.player(P2).victoryPoints()).isZero();

    Scenario<AgendaState> plot =
        CouncilKit.agenda(THREE.holds(P2, "deadly_plot"), CENSURE.value())
            .when(P2, votes("p3", "lirta_iv"))
            .when(P3, new Abstain())
            .when(P1, votes("p2", "mecatol_rex"))
            .thenAccepted();
    assertThat(plot.table().council().laws()).isEmpty();
    assertThat(offers(plot, P2, "deadly_plot")).isTrue();
    Table dropped = plot.when(P2, card("deadly_plot")).thenAccepted().table();
    assertThat(owner(dropped)).isEmpty();
    assertThat(dropped.player(P2).victoryPoints()).isZero();
  }

  @Test
  @Rule("agenda/miscount_disclosed.N2.5")
  void duringAnotherVoteItsOwnerIsStillCensured() {
    TableKit kit =
        THREE
            .points(P3, 3)
            .law(CENSURE.value(), P3)
            .holds(P2, "confusing_legal_text")
            .holds(P3, "confounding_legal_text");
    var again = elected(kit);
    assertThat(owner(again.table())).contains(P3);
    assertThat(offers(again, P2, "confusing_legal_text")).isTrue();
    assertThat(again.awaited()).doesNotContain(P3);
    assertThat(elected(THREE.holds(P3, "confounding_legal_text")).awaited()).contains(P3);

    TableKit law = THREE.points(P3, 3).law(CENSURE.value(), P3);
    Table moved = CouncilKit.decided(law, CENSURE.value(), "p1").table();
    assertThat(owner(moved)).contains(P1);
    assertThat(moved.player(P1).victoryPoints()).isEqualTo(1);
    assertThat(moved.player(P3).victoryPoints()).as("it has lost the card").isEqualTo(2);
  }

  /** P2 votes for itself, alone. */
  private static Scenario<AgendaState> elected(TableKit kit) {
    return CouncilKit.agenda(kit, CENSURE.value())
        .when(P2, votes("p2", "lirta_iv"))
        .when(P3, new Abstain())
        .when(P1, new Abstain())
        .thenAccepted();
  }

  private static Optional<Seat> owner(Table table) {
    return table.council().law(CENSURE).flatMap(Law::owner);
  }

  @Test
  void theSearchedPlayerDrawsTwoSecrets() {
    Table searched = CouncilKit.decided(THREE, "search_warrant", "p3").table();

    assertThat(draws(searched)).hasSize(2).allMatch(draw -> draw.equals(new DrawSecret(P3)));
    assertThat(searched.council().laws()).extracting(Law::owner).containsExactly(Optional.of(P3));
  }

  private static List<Object> draws(Table table) {
    return table.kernel().stack().stream()
        .filter(Frame.class::isInstance)
        .map(layer -> (Object) ((Frame) layer).procedure())
        .filter(DrawSecret.class::isInstance)
        .toList();
  }

  @Test
  @Rule("agenda/search_warrant.N3")
  void driveTheDebateDrawnByTheWarrantComesTooLate() {
    var searched =
        CouncilKit.agenda(THREE, "search_warrant")
            .when(P2, votes("p2", "lirta_iv"))
            .when(P3, new Abstain())
            .when(P1, new Abstain())
            .thenAccepted();
    Table drawn = searched.table().withPlayer(P2, p -> p.withSecrets(List.of(DEBATE)));
    for (int draw = 0; draw < 2; draw++) {
      int frame = drawn.kernel().frameOf(DrawSecret.class).orElseThrow().id();
      drawn = drawn.evolve(new FrameClosed(frame, new Outcome.Done()), Stamp.NONE);
    }
    Table both = drawn;
    var over = Scenario.given(new AgendaDecider(StandardRules.TABLE), THREE.with(_ -> both));

    assertThat(over.table().kernel().within(Agenda.class)).isEmpty();
    assertThat(over.table().player(P2).secrets()).containsExactly(DEBATE);
    assertThat(over.table().objectives().deeds()).isEmpty();
    assertThat(Stream.of(searched, over).flatMap(step -> step.events().stream()))
        .filteredOn(FrameOpened.class::isInstance)
        .extracting(event -> ((FrameOpened) event).procedure())
        .doesNotHaveAnyElementsOfTypes(ScoreAchievements.class);
  }
}
