package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
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
import org.lazax.game.lobby.CreateGame.Hand;
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
public final class Twins {
  /** Views are compared after one in this many commands, because they are long. */
  private static final int VIEWS_EVERY = 5;

  private static final ObjectMapper JSON = Services.wire().json();

  private final long seed;
  private final String one;
  private final String other;
  private final WholeGame game;
  private final LocalGame<Table> twin;

  /** Who has held one of the cards. */
  private final Set<Seat> holders = new HashSet<>();

  private Optional<Command> last = Optional.empty();
  private int seen;
  private int compared;
  private boolean shown;

  /** A game with this setup and its twin, in which these cards have changed places. */
  public Twins(long seed, ActionCardId one, ActionCardId other, GameSetup setup) {
    this.seed = seed;
    this.one = one.value();
    this.other = other.value();
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

  private static int place(ArrayNode cards, String id) {
    for (int place = 0; place < cards.size(); place++) {
      if (cards.get(place).get("id").asText().equals(id)) {
        return place;
      }
    }
    throw new AssertionError(id);
  }

  /**
   * Plays until a card is shown, so many steps were compared, or this holds of the table.
   *
   * @return how many steps were compared with hands that differ
   */
  public int playUntil(int most, Predicate<Table> over) {
    game.onCommand(command -> last = Optional.of(command))
        .onCommit((commit, _) -> follow(commit))
        .playUntil(table -> isDifferent() || compared >= most || over.test(table));
    return compared;
  }

  /** The twin gets the same command. It differs only in a hand that is given at the beginning. */
  private void follow(LocalCommit commit) {
    if (last.isPresent() && commit.commanded() && !shown) {
      Command command = last.get();
      last = Optional.empty();
      shown = !(command instanceof CreateGame) && tells(printed(command));
      if (!shown) {
        assertThat(twin.submit(commit.stamp().actor(), ofTwin(command)))
            .as("seed %d, the twin's answer to %s", seed, command)
            .isInstanceOf(LocalAnswer.Accepted.class);
      }
    }
  }

  private Command ofTwin(Command command) {
    return command instanceof CreateGame created
        ? created.withHands(created.hands().map(this::handsOfTwin))
        : command;
  }

  private Map<Seat, Hand> handsOfTwin(Map<Seat, Hand> hands) {
    Map<Seat, Hand> others = new TreeMap<>();
    hands.forEach((seat, hand) ->
        others.put(
            seat,
            new Hand(
                hand.secrets(),
                hand.actionCards().stream().map(this::counterpart).toList(),
                hand.promissoryNotes())));
    return others;
  }

  private ActionCardId counterpart(ActionCardId card) {
    return switch (card.value()) {
      case String id when id.equals(one) -> new ActionCardId(other);
      case String id when id.equals(other) -> new ActionCardId(one);
      default -> card;
    };
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
