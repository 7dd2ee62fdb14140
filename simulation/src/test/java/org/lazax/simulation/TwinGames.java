package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.CatalogSource;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.game.lobby.CreateGame;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.madeup.MadeUpGame;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.simulation.view.Views;
import org.lazax.table.Player;
import org.lazax.table.Table;

/**
 * Two games with the same seed and the same commands, in which two action cards have changed places
 * in the deck and in the hands that are given. So where a hand of the one game holds the one card,
 * the hand of its twin holds the other. Whoever holds neither reads the same of both until one of
 * them is shown: the events and their number, the views, who is awaited, for what and until when,
 * and the forms of options.
 */
public final class TwinGames {
  /** Views are compared after one in this many commands, because they are long. */
  private static final int VIEWS_EVERY = 5;

  private static final ObjectMapper JSON = Services.wire().json();

  private final long seed;
  private final String one;
  private final String other;
  private final int steps;
  private final WholeGame game;
  private final LocalGame<Table> twin;

  /** Who has held one of the cards. */
  private final Set<Seat> holders = new HashSet<>();

  private Optional<Command> last = Optional.empty();
  private int seen;
  private int compared;
  private boolean shown;

  /**
   * A pair of games.
   *
   * @param one one of the cards; the other one must have as many copies
   * @param steps how many steps are compared at most
   */
  public TwinGames(long seed, GameSetup setup, ActionCardId one, ActionCardId other, int steps) {
    this.seed = seed;
    this.one = one.value();
    this.other = other.value();
    this.steps = steps;
    this.game =
        WholeGame.of(seed, setup, MadeUpGame.emptyTable(Catalog.standard()), RandomBot::new);
    this.twin =
        new LocalGame<>(
            Services.withRules(MadeUpGame.emptyTable(Catalog.load(this::exchanged))), seed);
  }

  /** The files of the platform, but the two cards have changed places. */
  private InputStream exchanged(String file) throws IOException {
    InputStream in = CatalogSource.classPath().open(file);
    if (!file.equals("action_cards.json")) {
      return in;
    }
    try (in) {
      ArrayNode cards = (ArrayNode) JSON.readTree(in);
      int first = place(cards, one);
      int second = place(cards, other);
      var moved = cards.get(first);
      cards.set(first, cards.get(second));
      cards.set(second, moved);
      return new ByteArrayInputStream(JSON.writeValueAsBytes(cards));
    }
  }

  /** The same game, but a hand that is given has the other one of the two cards. */
  private CreateGame exchanged(CreateGame game) {
    ObjectNode command = JSON.valueToTree(game);
    for (JsonNode hand : command.path("hands")) {
      ArrayNode cards = (ArrayNode) hand.path("actionCards");
      for (int place = 0; place < cards.size(); place++) {
        String card = cards.get(place).asText();
        if (card.equals(one) || card.equals(other)) {
          cards.set(place, TextNode.valueOf(card.equals(one) ? other : one));
        }
      }
    }
    return JSON.convertValue(command, CreateGame.class);
  }

  private static int place(ArrayNode cards, String id) {
    for (int place = 0; place < cards.size(); place++) {
      if (cards.get(place).get("id").asText().equals(id)) {
        return place;
      }
    }
    throw new AssertionError(id);
  }

  /** Plays until a card is shown, and tells how many steps were compared with hands that differ. */
  public int play() {
    game.onCommand(command -> last = Optional.of(command))
        .onCommit((commit, _) -> follow(commit))
        .playUntil(_ -> isDifferent() || compared >= steps);
    return compared;
  }

  /** The twin gets the same command. */
  private void follow(LocalCommit commit) {
    if (last.isPresent() && commit.commanded() && !shown) {
      Command command = last.get();
      last = Optional.empty();
      if (command instanceof CreateGame create) {
        command = exchanged(create);
      } else {
        shown = tells(printed(command));
      }
      if (!shown) {
        assertThat(twin.submit(commit.stamp().actor(), command))
            .as("seed %d, the twin's answer to %s", seed, command)
            .isInstanceOf(LocalAnswer.Accepted.class);
      }
    }
  }

  /** Compares what came of the last command, and says whether a card was shown in it. */
  private boolean isDifferent() {
    if (shown) {
      return true;
    }
    Table table = game.game().table();
    Table same = twin.table();
    table.players().values().stream().filter(this::holds).forEach(p -> holders.add(p.seat()));
    List<Optional<Seat>> viewers = viewers(table);
    if (!holders.isEmpty() && isShown(viewers)) {
      shown = true;
      return true;
    }
    seen = game.game().commits().size();
    if (!holders.isEmpty()) {
      compared++;
      compare(table, same, viewers);
    }
    return false;
  }

  /** Compares the new commits. Of events for others a viewer reads the type alone. */
  private boolean isShown(List<Optional<Seat>> viewers) {
    List<LocalCommit> ours = fresh(game.game());
    List<LocalCommit> theirs = fresh(twin);
    List<GameEvent> events = events(ours);
    List<GameEvent> same = events(theirs);
    for (int index = 0; index < Math.min(events.size(), same.size()); index++) {
      GameEvent event = events.get(index);
      String line = printed(event);
      boolean readable = viewers.stream().anyMatch(event.audience()::includes);
      if (readable && tells(line)) {
        return true;
      }
      assertThat(printed(same.get(index)))
          .as(about())
          .matches(twin -> !readable || twin.equals(line), line);
      assertThat(same.get(index).getClass()).as(about()).isEqualTo(event.getClass());
      assertThat(same.get(index).audience()).as(about()).isEqualTo(event.audience());
    }
    assertThat(headers(theirs)).as(about()).isEqualTo(headers(ours));
    return false;
  }

  private List<LocalCommit> fresh(LocalGame<Table> of) {
    return of.commits().subList(seen, of.commits().size());
  }

  private static List<GameEvent> events(List<LocalCommit> commits) {
    return commits.stream().flatMap(commit -> commit.events().stream()).toList();
  }

  private static List<String> headers(List<LocalCommit> commits) {
    return commits.stream()
        .map(commit ->
            "%s by %s, %d events, then %s"
                .formatted(commit.stamp(), commit.by(), commit.events().size(), commit.next()))
        .toList();
  }

  private void compare(Table table, Table same, List<Optional<Seat>> viewers) {
    assertThat(same.kernel().awaiting()).as(about()).isEqualTo(table.kernel().awaiting());
    if (compared % VIEWS_EVERY == 0) {
      assertThat(Views.of(same)).as(about()).isEqualTo(Views.of(table));
    }
    viewers.stream()
        .flatMap(Optional::stream)
        .forEach(seat ->
            assertThat(options(twin, seat))
                .as("%s, options of %s", about(), seat)
                .isEqualTo(options(game.game(), seat)));
  }

  private boolean holds(Player player) {
    return player.actionCards().stream().anyMatch(card -> tells('"' + card.value() + '"'));
  }

  private boolean tells(String text) {
    return List.of(one, other).stream()
        .anyMatch(card -> text.contains('"' + card + '"') || text.contains("action_card/" + card));
  }

  private List<Optional<Seat>> viewers(Table table) {
    List<Optional<Seat>> viewers = new ArrayList<>(List.of(Optional.empty()));
    table.seats().stream()
        .filter(seat -> !holders.contains(seat))
        .forEach(seat -> viewers.add(Optional.of(seat)));
    return viewers;
  }

  private static String options(LocalGame<Table> game, Seat seat) {
    return printed(game.options(seat).stream().flatMap(each -> each.forms().stream()).toList());
  }

  private String about() {
    return "seed %d, %s and %s, commit %d".formatted(seed, one, other, seen);
  }

  private static String printed(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new AssertionError("cannot be written: " + value, e);
    }
  }
}
