package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.rules.ability.AnswerSealed;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardsDiscarded;
import org.lazax.table.event.actioncards.ActionCardsGiven;
import org.lazax.table.event.actioncards.ActionCardsTakenBack;
import org.lazax.table.event.actioncards.HandSeen;
import org.lazax.table.event.council.AgendaConcealed;
import org.lazax.table.event.council.AgendasSeen;
import org.lazax.table.event.council.AgendasSetAside;

/** Neither the log nor the options of a player reveal the hidden cards of others. */
final class HiddenTest {
  private static final ObjectMapper JSON = Services.wire().json();

  /**
   * The secret objectives, and the action cards in hands of others, that each viewer may know; a
   * spectator has no seat.
   */
  private final Map<Optional<Seat>, Set<String>> shown = new HashMap<>();

  /** The types of events with random numbers that a dry run would tell. */
  private final Set<String> foreseen = new HashSet<>();

  private int checks;
  private int maxHidden;

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void cardsInHandStayHiddenUntilScoredOrPlayed(long seed) {
    WholeGame game = WholeGame.of(seed, 6, SimpleBot::new);
    game.onCommit((commit, table) -> check(game, commit, table)).play();

    assertThat(checks).isGreaterThan(1_000);
    assertThat(maxHidden).isGreaterThanOrEqualTo(6);
    assertThat(foreseen).isEmpty();
  }

  private void check(WholeGame game, LocalCommit commit, Table table) {
    commit.events().stream()
        .filter(event -> event.foreseeable() && printed(event).contains("\"chance\":{"))
        .forEach(event -> foreseen.add(event.getClass().getName()));
    List<Optional<Seat>> viewers = new ArrayList<>();
    viewers.add(Optional.empty());
    table.players().keySet().forEach(seat -> viewers.add(Optional.of(seat)));
    commit.events().forEach(event -> learn(event, viewers));
    for (Optional<Seat> viewer : viewers) {
      viewer.ifPresent(seat ->
          table.player(seat).secrets().forEach(secret -> shownTo(viewer).add(secret.value())));
      Set<String> hidden = hiddenFrom(viewer, table);
      commit.events().forEach(event -> removeDiscarded(event, hidden));
      maxHidden = Math.max(maxHidden, hidden.size());
      for (GameEvent event : commit.events()) {
        if (event.audience().includes(viewer)) {
          assertHides(event, hidden, viewer);
        }
      }
      viewer
          .filter(seat -> awaited(table).contains(seat))
          .ifPresent(seat -> assertHides(game.game().options(seat), hidden, viewer));
    }
  }

  /**
   * Who looks at cards, is told of them, or gives some, knows them from then on, agendas too. All
   * know those that are taken back from the discard pile.
   */
  private void learn(GameEvent event, List<Optional<Seat>> viewers) {
    if (event instanceof ActionCardsTakenBack taken) {
      for (Optional<Seat> viewer : viewers) {
        taken.cards().forEach(card -> shownTo(viewer).add(card.value()));
        taken.cards().forEach(card -> shownTo(viewer).add("action_card/" + card.value()));
      }
    }
    if (event instanceof AgendaConcealed concealed) {
      shownTo(Optional.of(concealed.seat())).add(concealed.agenda().value());
    }
    if (event instanceof AgendasSeen seen) {
      seen.agendas().forEach(agenda -> shownTo(Optional.of(seen.seat())).add(agenda.value()));
    }
    if (event instanceof AgendasSetAside seen) {
      seen.agendas().forEach(agenda -> shownTo(Optional.of(seen.seat())).add(agenda.value()));
    }
    if (event instanceof HandSeen seen) {
      seen.cards().forEach(card -> shownTo(Optional.of(seen.seat())).add(card.toString()));
      seen.cards().forEach(card -> shownTo(Optional.of(seen.seat())).add(card.name()));
    }
    if (event instanceof AnswerSealed answer) {
      answer.told().forEach(seat -> shownTo(Optional.of(seat)).addAll(answer.chosen()));
    }
    if (event instanceof ActionCardsGiven given) {
      given.cards().forEach(card -> shownTo(Optional.of(given.from())).add(card.value()));
    }
  }

  /** All see what is discarded, even if the pile is shuffled in the same commit. */
  private static void removeDiscarded(GameEvent event, Set<String> hidden) {
    if (event instanceof ActionCardsDiscarded discarded) {
      discarded.cards().forEach(card -> hidden.remove(card.value()));
    }
  }

  private Set<String> shownTo(Optional<Seat> viewer) {
    return shown.computeIfAbsent(viewer, _ -> new HashSet<>());
  }

  /** The cards in hands of others, and the agenda, that the viewer does not know. */
  private Set<String> hiddenFrom(Optional<Seat> viewer, Table table) {
    Set<String> hidden = new HashSet<>();
    table.council().concealed().ifPresent(agenda -> hidden.add(agenda.value()));
    table.council().aside().forEach(agenda -> hidden.add(agenda.value()));
    table
        .players()
        .values()
        .forEach(player ->
            player.secrets().stream()
                .filter(secret -> !player.shown().contains(secret))
                .forEach(secret -> hidden.add(secret.value())));
    table.players().values().stream()
        .filter(player -> viewer.filter(player.seat()::equals).isEmpty())
        .forEach(player ->
            player.actionCards().forEach(card -> addUnlessSeen(hidden, viewer, table, card)));
    hidden.removeAll(shownTo(viewer));
    return hidden;
  }

  /** Leaves out cards of which a copy is face up or in the viewer's own hand. */
  private static void addUnlessSeen(
      Set<String> hidden, Optional<Seat> viewer, Table table, ActionCardId card) {
    boolean seen =
        table.actionDiscards().contains(card)
            || viewer.filter(seat -> table.player(seat).actionCards().contains(card)).isPresent();
    if (!seen) {
      hidden.add(card.value());
      hidden.add("action_card/" + card.value());
    }
  }

  private static List<Seat> awaited(Table table) {
    return table.kernel().awaiting().map(Window::awaited).orElse(List.of());
  }

  private void assertHides(Object text, Set<String> hidden, Optional<Seat> viewer) {
    checks++;
    String line = printed(text);
    assertThat(hidden)
        .as("what %s reads in %s", viewer, line)
        .noneMatch(secret -> line.contains('"' + secret + '"'));
  }

  private static String printed(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new AssertionError("cannot be written: " + value, e);
    }
  }
}
