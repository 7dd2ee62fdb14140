package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.state.VotesCast;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.AbilityUsed;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.simulation.bot.EagerBot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.actioncards.ActionCardPlayed;
import org.lazax.table.event.council.VotesAdded;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * Agenda phases of eight players with riders and all cards that change votes. {@code
 * -Dlazax.council.ridden=N} plays more of them.
 */
final class RiddenSessionsTest {
  private static final int SESSIONS = Integer.getInteger("lazax.council.ridden", 200);
  private static final List<ActionCardId> CARDS =
      Sitting.ridersAnd(
          "assassinate_representative",
          "bribery",
          "confounding_legal_text",
          "confusing_legal_text",
          "deadly_plot",
          "distinguished_councilor",
          "veto",
          "ancient_burial_sites");

  private int ridden;
  private int tied;
  private int added;

  @Test
  void votesAreInfluenceAndNamedExtrasNobodyVotesTwiceAndTheSpeakerBreaksEveryTie() {
    for (long seed = 1; seed <= SESSIONS; seed++) {
      play(seed);
    }

    assertThat(ridden).as("riders").isGreaterThan(SESSIONS);
    assertThat(tied).as("ties").isGreaterThan(SESSIONS / 20);
    assertThat(added).as("votes added to those cast").isGreaterThan(SESSIONS / 20);
  }

  private void play(long seed) {
    Conservation conservation = new Conservation();
    Votes votes = new Votes(seed);
    WholeGame.of(
            seed,
            Sitting.ofEight(seed, CARDS).setup(),
            own ->
                switch ((int) (seed % 3)) {
                  case 0 -> new SimpleBot(own);
                  case 1 -> new RandomBot(own);
                  default -> new EagerBot(own);
                })
        .onCommit(conservation::check)
        .onCommit(votes::check)
        .playUntil(table -> table.kernel().within(StrategyPhase.class).isPresent());
  }

  /** The votes of one session. */
  private final class Votes {
    private final long seed;
    private final Map<Seat, Integer> cast = new HashMap<>();
    private final Map<Seat, Integer> more = new HashMap<>();
    private int outcomes;
    private @Nullable Table before;

    private Votes(long seed) {
      this.seed = seed;
    }

    void check(LocalCommit commit, Table table) {
      for (GameEvent event : commit.events()) {
        switch (event) {
          case FrameOpened opened when opened.procedure() instanceof Agenda agenda -> {
            outcomes = agenda.outcomes().size();
            cast.clear();
            more.clear();
          }
          case ActionCardPlayed card -> ridden += card.card().value().endsWith("_rider") ? 1 : 0;
          case VotesAdded votes -> more.merge(votes.seat(), votes.votes(), Integer::sum);
          case VotesCast votes -> paid(votes.ballot(), before(votes, commit.events()));
          case OutcomeDecided decided ->
              decided(decided, Optional.ofNullable(before).orElseThrow());
          default -> {}
        }
      }
      before = table;
    }

    /** What happened in the commit of a ballot since the agenda was revealed. */
    private static List<GameEvent> before(VotesCast votes, List<GameEvent> events) {
      List<GameEvent> before = events.subList(0, events.indexOf(votes));
      int revealed = before.size() - 1;
      while (revealed >= 0
          && !(before.get(revealed) instanceof FrameOpened opened
              && opened.procedure() instanceof Agenda)) {
        revealed--;
      }
      return before.subList(revealed + 1, before.size());
    }

    /** The votes of a ballot are the influence exhausted for it and what components add. */
    private void paid(Ballot ballot, List<GameEvent> events) {
      Seat seat = ballot.seat();
      Table then = Optional.ofNullable(before).orElseThrow();
      assertThat(cast).as("seed %d: %s", seed, ballot).doesNotContainKey(seat);
      cast.put(seat, ballot.votes());
      int influence = 0;
      List<PlanetId> planets = new ArrayList<>();
      int named = 0;
      for (GameEvent event : events) {
        if (event instanceof PlanetsExhausted exhausted && exhausted.seat().equals(seat)) {
          planets.addAll(exhausted.planets());
          influence +=
              exhausted.planets().stream()
                  .mapToInt(planet -> PlanetFacts.of(then, planet).influence())
                  .sum();
        }
      }
      if (ballot.outcome().isPresent()) {
        var hooks = Ruleset.hooks(then, seat, VoteHooks.class);
        boolean barred =
            hooks.stream().anyMatch(hook -> hook.hooks().barsAddedVotes(then, hook.grant()));
        for (var hook : hooks) {
          named += barred ? 0 : hook.hooks().bonus(then, hook.grant());
          named +=
              planets.stream()
                  .mapToInt(planet -> hook.hooks().perPlanet(then, hook.grant(), planet))
                  .sum();
          named +=
              isUsed(events, seat, hook.grant().component().toString())
                  ? hook.hooks().offered(then, hook.grant())
                  : 0;
          named += planets.isEmpty() && hook.hooks().castsOneVote(then, hook.grant()) ? 1 : 0;
        }
      }
      assertThat(ballot.votes()).as("seed %d: %s", seed, ballot).isEqualTo(influence + named);
    }

    private static boolean isUsed(List<GameEvent> events, Seat seat, String component) {
      return events.stream()
          .anyMatch(event ->
              event instanceof AbilityUsed used
                  && used.user().equals(seat)
                  && AbilityRef.of(used.ability()).component().toString().equals(component));
    }

    private void decided(OutcomeDecided decided, Table then) {
      Map<AgendaOutcome, Integer> votes = new HashMap<>();
      for (Ballot ballot : decided.ballots()) {
        ballot.outcome().ifPresent(outcome -> votes.merge(outcome, ballot.votes(), Integer::sum));
        int later = more.getOrDefault(ballot.seat(), 0);
        added += later > 0 ? 1 : 0;
        assertThat(ballot.votes())
            .as("seed %d: %s", seed, ballot)
            .isEqualTo(cast.getOrDefault(ballot.seat(), 0) + later);
      }
      int most = votes.values().stream().mapToInt(Integer::intValue).max().orElse(0);
      boolean tie =
          votes.values().stream().filter(count -> count == most).count() > 1
              || (votes.isEmpty() && outcomes > 1 && !decided.ballots().isEmpty());
      tied += tie ? 1 : 0;
      assertThat(decided.tieBrokenBy())
          .as("seed %d: %s", seed, decided)
          .isEqualTo(tie ? then.speaker() : Optional.empty());
    }
  }
}
