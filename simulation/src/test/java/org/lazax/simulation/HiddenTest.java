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
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/** Nobody reads in the log or in their options what lies face down in somebody else's hand. */
final class HiddenTest {
  private static final ObjectMapper JSON = Services.wire().json();

  /** What each viewer was shown by right; a spectator is no seat at all. */
  private final Map<Optional<Seat>, Set<String>> shown = new HashMap<>();

  private int looked;
  private int hiddenAtOnce;

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void whatIsHeldStaysHiddenUntilItIsScoredOrPlayed(long seed) {
    WholeGame game = WholeGame.of(seed, 6, SimpleBot::new);
    game.watchedBy((commit, table) -> look(game, commit, table)).play();

    assertThat(looked).isGreaterThan(1_000);
    assertThat(hiddenAtOnce).isGreaterThanOrEqualTo(6);
  }

  private void look(WholeGame game, LocalCommit commit, Table table) {
    List<Optional<Seat>> viewers = new ArrayList<>();
    viewers.add(Optional.empty());
    table.players().keySet().forEach(seat -> viewers.add(Optional.of(seat)));
    for (Optional<Seat> viewer : viewers) {
      viewer.ifPresent(seat ->
          table.player(seat).secrets().forEach(secret -> shownTo(viewer).add(secret.value())));
      Set<String> hidden = hiddenFrom(viewer, table);
      hiddenAtOnce = Math.max(hiddenAtOnce, hidden.size());
      for (GameEvent event : commit.events()) {
        if (event.audience().includes(viewer)) {
          assertSilent(event, hidden, viewer);
        }
      }
      viewer
          .filter(seat -> awaited(table).contains(seat))
          .ifPresent(seat -> assertSilent(game.game().options(seat), hidden, viewer));
    }
  }

  private Set<String> shownTo(Optional<Seat> viewer) {
    return shown.computeIfAbsent(viewer, _ -> new HashSet<>());
  }

  /** What lies in hands and was never in the viewer's own. */
  private Set<String> hiddenFrom(Optional<Seat> viewer, Table table) {
    Set<String> hidden = new HashSet<>();
    table
        .players()
        .values()
        .forEach(player ->
            player.secrets().stream()
                .filter(secret -> !player.shown().contains(secret))
                .forEach(secret -> hidden.add(secret.value())));
    hidden.removeAll(shownTo(viewer));
    table.players().values().stream()
        .filter(player -> viewer.filter(player.seat()::equals).isEmpty())
        .forEach(player ->
            player.actionCards().forEach(card -> addUnlessSeen(hidden, viewer, table, card)));
    return hidden;
  }

  /** Of a card that lies face up, or in the viewer's own hand, another copy may be spoken of. */
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

  private void assertSilent(Object text, Set<String> hidden, Optional<Seat> viewer) {
    looked++;
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
