package org.lazax.simulation.film;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.state.VotesCast;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.export.Viewer;
import org.lazax.game.adapter.film.Film;
import org.lazax.game.adapter.film.Words;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendaDrawn;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.council.VotesAdded;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.setup.Phase;

/** What frames tell of an agenda: who did what, and what it cost. */
final class CouncilWordsTest {
  private static final ObjectMapper JSON = Services.wire().json();
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());
  private static final Words WORDS = new Words(JSON);
  private static final Seat P1 = new Seat(1);
  private static final Seat P2 = new Seat(2);
  private static final Seat P3 = new Seat(3);
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final AbilityRef RIDER = AbilityRef.parse("action_card/trade_rider");

  private final WholeGame game =
      WholeGame.of(1, GameSetups.inPosition(Phase.AGENDA, 1, 3, List.of()), SimpleBot::new)
          .playUntil(_ -> true);
  private final Table table = game.game().table();
  private final List<Commit> commits = new ArrayList<>();

  CouncilWordsTest() {
    game.game()
        .commits()
        .forEach(
            local -> commits.add(GoldenCommits.commit(local.stamp(), local.events(), commits)));
  }

  @Test
  void aVoteIsToldWithItsAgendaItsOutcomeAndThePlanetsThatPay() {
    Ballot six = Ballot.cast(P2, AgendaOutcome.AGAINST, 6);

    assertThat(words(new VotesCast(MUTINY, six)))
        .containsExactly(name(P2) + " casts 6 votes on Mutiny: against.");
    assertThat(words(new VotesCast(MUTINY, Ballot.abstention(P2))))
        .containsExactly(name(P2) + " abstains on Mutiny.");
    PlanetId planet = table.planets().readiedOf(P2).iterator().next();
    assertThat(words(new PlanetsExhausted(P2, List.of(planet)), new VotesCast(MUTINY, six)))
        .first()
        .isEqualTo(name(P2) + " exhausts " + table.catalog().planet(planet).name() + ".");
  }

  @Test
  void addedVotesAreToldWithWhatWasPaidForThem() {
    ComponentRef bribery = ComponentRef.parse("action_card/bribery");

    assertThat(
            words(
                new GoodsSpent(P2, 3),
                new VotesAdded(P2, MUTINY, AgendaOutcome.AGAINST, 3, bribery)))
        .containsExactly(
            name(P2) + " spends 3 trade goods.",
            "Bribery adds 3 votes of " + name(P2) + " on Mutiny: against.");
  }

  @Test
  void predictionsAndTheirRewardsAreToldApart() {
    int frame = table.kernel().frame().orElseThrow().id();
    Grant grant = new Grant(RIDER.component(), P3);

    assertThat(words(LastingEffects.until(frame, RIDER, grant, Map.of("predicted", "against"))))
        .containsExactly(name(P3) + " predicts by Trade Rider: against.");
    assertThat(words(LastingEffects.until(frame, RIDER, grant, Map.of("rewarded", "against"))))
        .containsExactly(
            "Trade Rider is paid to " + name(P3) + ", who was right to predict: against.");
    assertThat(words(LastingEffects.until(frame, RIDER, grant)))
        .containsExactly("Trade Rider is in force for " + name(P3) + ".");
  }

  @Test
  void theOutcomeIsToldWithAllVotesAndWhoHasBrokenATie() {
    List<Ballot> ballots =
        List.of(
            Ballot.cast(P2, AgendaOutcome.AGAINST, 3),
            Ballot.cast(P3, AgendaOutcome.FOR, 2),
            Ballot.cast(P1, AgendaOutcome.FOR, 1));

    assertThat(words(decided(ballots, Optional.of(P1))))
        .containsExactly(
            "The outcome of Mutiny is for (against: 3 of %s; for: 2 of %s and 1 of %s). "
                    .formatted(name(P2), name(P3), name(P1))
                + "The votes were tied, and the speaker, %s, chose it.".formatted(name(P1)));
    assertThat(words(decided(List.of(Ballot.abstention(P2)), Optional.empty())))
        .containsExactly("The outcome of Mutiny is for (no votes).");
    assertThat(words(decided(List.of(), Optional.empty())))
        .containsExactly("The outcome of Mutiny is for.");
  }

  @Test
  void cardsThatComeAndGoAreToldByTheirNames() {
    assertThat(words(new AgendaDrawn(MUTINY, Optional.empty())))
        .containsExactly("The agenda Mutiny is revealed.");
    assertThat(words(new AgendaDiscarded(MUTINY)))
        .containsExactly("The agenda Mutiny is discarded.");
    Law law =
        new Law(
            new AgendaId("minister_of_war"), Optional.of(AgendaOutcome.elect(P2)), Optional.of(P2));
    assertThat(words(new LawEntered(law)))
        .containsExactly("The law Minister of War is in force: " + name(P2) + ".");
  }

  private static OutcomeDecided decided(List<Ballot> ballots, Optional<Seat> tieBrokenBy) {
    return new OutcomeDecided(1, MUTINY, AgendaOutcome.FOR, ballots, tieBrokenBy);
  }

  /** What a spectator reads of a commit with these events. */
  private List<String> words(GameEvent... events) {
    List<Commit> all = new ArrayList<>(commits);
    all.add(GoldenCommits.commit(game.game().head(), List.of(events), commits));
    Film film =
        new Film(
            Services.emptyTable(), LINES, JSON, WORDS, Viewer.SPECTATOR, Film.targets(all, LINES));
    JsonNode last = JSON.nullNode();
    for (Commit commit : all) {
      last = film.show(commit);
    }
    return last.path("words").findValuesAsText("text");
  }

  /** The short name of the player's faction. */
  private String name(Seat seat) {
    return Arrays.stream(table.player(seat).faction().value().split("_", -1))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(" "));
  }
}
