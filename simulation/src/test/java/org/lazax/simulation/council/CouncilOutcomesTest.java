package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.Agenda.Outcome;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.game.lobby.CreateGame;
import org.lazax.rules.procedure.AgendaProcedure;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.ruleset.Inert;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.council.Elector.Vote;
import org.lazax.simulation.madeup.MadeUpGame;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendaShown;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.planets.CardAttached;

/**
 * Each outcome of every agenda, played on all services at once. The table of agendas and outcomes
 * is made from the catalog. The deck of a game has one agenda, and few others.
 */
final class CouncilOutcomesTest {
  private static final int TRIES = 12;
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final AgendaId SEED = new AgendaId("seed_of_an_empire");
  private static final AgendaId POLICY = new AgendaId("minister_of_policy");
  private static final ObjectiveId DEBATE = new ObjectiveId("drive_the_debate");
  private static final ExpansionId BASE = new ExpansionId("base");

  private static final Map<Set<AgendaId>, Table> TABLES = new ConcurrentHashMap<>();

  /** An outcome of an agenda. */
  record Row(Agenda agenda, Vote vote) {
    @Override
    public String toString() {
      return agenda.id() + " " + vote;
    }
  }

  static Stream<Row> rows() {
    return Catalog.standard().agendas().values().stream()
        .flatMap(agenda -> votes(agenda).map(vote -> new Row(agenda, vote)));
  }

  private static Stream<Vote> votes(Agenda agenda) {
    return agenda.outcome() == Outcome.FOR_AGAINST
        ? Stream.of(Vote.FOR, Vote.AGAINST)
        : Stream.of(Vote.FIRST, Vote.LAST);
  }

  @Test
  void everyAgendaHasRows() {
    assertThat(rows().map(row -> row.agenda().id()).collect(Collectors.toSet()))
        .hasSize(63)
        .isEqualTo(Catalog.standard().agendas().keySet());
  }

  @Test
  void everyAgendaActs() {
    assertThat(Inert.in(Ruleset.of(Services.emptyTable())))
        .filteredOn(component -> component.kind() == Kind.AGENDA)
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void theOutcomeIsCarriedOut(Row row) {
    List<GameEvent> events =
        Stream.iterate(1L, seed -> seed + 1)
            .limit(TRIES)
            .map(seed -> played(row, seed))
            .filter(each -> decided(row, each).isPresent())
            .findFirst()
            .orElseThrow(() -> new AssertionError("no game comes to " + row));

    AgendaOutcome outcome = decided(row, events).orElseThrow();
    if (row.agenda().type() == Agenda.Type.LAW && !outcome.equals(AgendaOutcome.AGAINST)) {
      assertThat(events)
          .anyMatch(event ->
              event instanceof LawEntered(var law) && law.agenda().equals(row.agenda().id()));
      row.agenda()
          .attaches()
          .ifPresent(_ ->
              assertThat(events)
                  .anyMatch(event ->
                      event instanceof CardAttached(var planet, var card)
                          && planet.value().equals(outcome.value())
                          && card.name().equals(row.agenda().id().value())));
    } else {
      assertThat(events).contains(new AgendaDiscarded(row.agenda().id()));
    }
  }

  /** The outcome, if players voted on the agenda and the expected one was decided. */
  private static Optional<AgendaOutcome> decided(Row row, List<GameEvent> events) {
    AgendaId agenda = row.agenda().id();
    Optional<AgendaOutcome> wanted =
        events.stream()
            .flatMap(event -> voted(event, agenda).stream())
            .findFirst()
            .flatMap(row.vote()::among);
    AgendaId resolved =
        row.agenda().outcome() == Outcome.OF_HIDDEN_AGENDA ? shown(events).orElse(agenda) : agenda;
    return wanted.filter(outcome ->
        events.stream()
            .anyMatch(event ->
                event instanceof OutcomeDecided decided
                    && decided.agenda().equals(resolved)
                    && decided.outcome().equals(outcome)));
  }

  private static Optional<List<AgendaOutcome>> voted(GameEvent event, AgendaId agenda) {
    return event instanceof FrameOpened opened
            && opened.procedure() instanceof AgendaProcedure.Agenda open
            && open.agenda().equals(agenda)
        ? Optional.of(open.outcomes())
        : Optional.empty();
  }

  private static Optional<AgendaId> shown(List<GameEvent> events) {
    return events.stream()
        .filter(AgendaShown.class::isInstance)
        .map(event -> ((AgendaShown) event).agenda())
        .findFirst();
  }

  private static List<GameEvent> played(Row row, long seed) {
    List<GameEvent> events = new ArrayList<>();
    boolean removed = row.agenda().removedWith().isPresent();
    WholeGame game =
        WholeGame.of(
            seed,
            removed ? base() : sitting(row, seed),
            rules(row),
            bot -> new Elector(row.vote(), new SimpleBot(bot)));
    Conservation conservation = new Conservation();
    game.onCommit(conservation::check)
        .onCommit((commit, _) -> events.addAll(commit.events()))
        .playUntil(table ->
            removed
                ? decided(row, events).isPresent()
                : table.kernel().within(StrategyPhase.class).isPresent());
    return events;
  }

  /**
   * The rules with a deck of this agenda and a few others. Minister of Policy lets a secret
   * objective be scored, before one can be elected.
   */
  private static Table rules(Row row) {
    AgendaId agenda = row.agenda().id();
    Set<AgendaId> deck =
        row.agenda().outcome() == Outcome.ELECT_SCORED_SECRET_OBJECTIVE
            ? Set.of(agenda, POLICY)
            : Stream.of(agenda, agenda.equals(MUTINY) ? SEED : MUTINY, POLICY)
                .collect(Collectors.toSet());
    return TABLES.computeIfAbsent(
        deck,
        _ ->
            MadeUpGame.emptyTable(
                Catalog.standard()
                    .only(entry -> !(entry instanceof Agenda other) || deck.contains(other.id()))));
  }

  /**
   * The agenda phase begins. If laws can be elected, there is one. The player whom Minister of
   * Policy elects can score a secret objective.
   */
  private static GameSetup sitting(Row row, long seed) {
    Seat elected = row.vote() == Vote.LAST ? new Seat(3) : new Seat(1);
    boolean needsLaw =
        row.agenda().outcome() == Outcome.ELECT_LAW
            || row.agenda().id().equals(new AgendaId("new_constitution"));
    List<AgendaId> laws = needsLaw ? List.of(POLICY) : List.of();
    return Sitting.of(seed, laws).holding(elected, DEBATE).setup();
  }

  /** A game without expansions, in which agendas are that were removed from the deck later. */
  private static GameSetup base() {
    return GameSetup.of(
        new CreateGame(
                "council",
                3,
                Optional.of(14),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(2),
                Optional.empty(),
                Optional.empty(),
                Optional.empty())
            .with(List.of(BASE)));
  }
}
