package org.lazax.simulation.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.form.FilledForm;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/** One game from its creation to its end, played by bots. The same seed is the same game. */
public final class WholeGame {
  /** No game of nine rounds needs so many. */
  private static final int MOST_COMMANDS = 50_000;

  /** Where patience has an end, one in so many times somebody lets it pass. */
  private static final int OFTEN = 4;

  private final long seed;
  private final LocalGame<Table> game;
  private final Map<Seat, Bot> bots = new TreeMap<>();
  private int commands;
  private final GameSetup arrangement;
  private Clock clock = (_, _) -> {};
  private Consumer<Command> listener = _ -> {};
  private Optional<Rewind> rewind = Optional.empty();

  /** After which command the game is taken back, and by how many commits. */
  private record Rewind(int after, int by) {}

  private WholeGame(
      long seed, GameSetup arrangement, List<Decider<?, Table>> services, LongFunction<Bot> bots) {
    this.seed = seed;
    this.arrangement = arrangement;
    this.game = new LocalGame<>(services, seed);
    for (Seat seat : arrangement.players().keySet()) {
      this.bots.put(seat, bots.apply(seed * Seat.MOST + seat.number()));
    }
  }

  /**
   * A game in which all seats are to be taken.
   *
   * @param bots one for each seat, from a seed of its own
   */
  public static WholeGame of(long seed, int players, LongFunction<Bot> bots) {
    return of(seed, GameSetup.usual(seed, players), bots);
  }

  /**
   * A game that comes about otherwise.
   *
   * @param bots one for each seat, from a seed of its own
   */
  public static WholeGame of(long seed, GameSetup arrangement, LongFunction<Bot> bots) {
    return new WholeGame(seed, arrangement, Services.all(), bots);
  }

  /**
   * A game by other rules than those of the platform.
   *
   * @param nothing a table by these rules, on which nothing lies yet
   * @param bots one for each seat, from a seed of its own
   */
  public static WholeGame of(
      long seed, GameSetup arrangement, Table nothing, LongFunction<Bot> bots) {
    return new WholeGame(seed, arrangement, Services.by(nothing), bots);
  }

  /** Calls this after every commit. */
  public WholeGame watchedBy(BiConsumer<LocalCommit, Table> watcher) {
    game.watchedBy(commit -> watcher.accept(commit, game.table()));
    return this;
  }

  /** Tells this every command that is given. */
  public WholeGame heardBy(Consumer<Command> ear) {
    listener = ear;
    return this;
  }

  /** Has the game taken back once, by so many commits, after so many commands. */
  public WholeGame rewound(int after, int by) {
    rewind = Optional.of(new Rewind(after, by));
    return this;
  }

  /** Tells this how long each command took, with all that was owed after it. */
  public WholeGame timedBy(Clock watch) {
    clock = watch;
    return this;
  }

  /**
   * Plays to the end, now and then in silence where patience has one. An option that is not
   * accepted, or a game without end, is a failure.
   */
  public WholeGame play() {
    begin();
    while (!game.isOver()) {
      rewind.filter(taken -> commands >= taken.after()).ifPresent(this::goBack);
      if (game.table().patience().isPresent() && commands % OFTEN == 0) {
        beSilent(game.table().patience().get());
        continue;
      }
      Seat seat = next();
      List<Form> forms = game.options(seat).stream().flatMap(it -> it.forms().stream()).toList();
      if (forms.isEmpty()) {
        throw failure(seat + " is awaited and may do nothing");
      }
      submit(seat, bot(seat).play(game.table(), seat, forms));
    }
    return this;
  }

  public LocalGame<Table> game() {
    return game;
  }

  public int commands() {
    return commands;
  }

  private void begin() {
    accepted(new Seat(1), arrangement.game());
    arrangement.players().forEach(this::accepted);
    accepted(new Seat(1), new StartGame());
  }

  private void goBack(Rewind taken) {
    rewind = Optional.empty();
    game.rewind(game.head().seq() - taken.by());
  }

  /** Of several who are awaited now this one, now that one answers first. */
  private Seat next() {
    List<Seat> awaited = game.kernel().awaiting().map(Window::awaited).orElse(List.of());
    if (awaited.isEmpty()) {
      throw failure("nobody is awaited, and the game is not over");
    }
    return awaited.get(commands % awaited.size());
  }

  /** Whoever is awaited says nothing for as long as they are waited for. */
  private void beSilent(Duration patience) {
    commands++;
    try {
      game.pass(patience);
    } catch (RuntimeException e) {
      throw new Failed(describe("in silence: " + e.getMessage()), e);
    }
  }

  private Bot bot(Seat seat) {
    Bot bot = bots.get(seat);
    if (bot == null) {
      throw failure("nobody plays " + seat);
    }
    return bot;
  }

  /** A form that was filled in may be refused by a rule that it names; its sample never is. */
  private void submit(Seat seat, FilledForm filled) {
    Command command = filled.command();
    if (submit(seat, command) instanceof LocalAnswer.Refused(Refusal refusal)) {
      if (filled.isSample() || !filled.form().names(refusal)) {
        throw refused(seat, command, refusal);
      }
      accepted(seat, filled.form().sample().command());
    }
  }

  private void accepted(Seat seat, Command command) {
    if (submit(seat, command) instanceof LocalAnswer.Refused(Refusal refusal)) {
      throw refused(seat, command, refusal);
    }
  }

  private LocalAnswer submit(Seat seat, Command command) {
    if (++commands > MOST_COMMANDS) {
      throw failure("no end in sight in round " + game.table().round());
    }
    listener.accept(command);
    long before = game.head().seq();
    long start = System.nanoTime();
    try {
      LocalAnswer answer = game.submit(seat, command);
      clock.took(before, System.nanoTime() - start);
      return answer;
    } catch (RuntimeException e) {
      throw new Failed(describe(seat + " gave " + command + ": " + e.getMessage()), e);
    }
  }

  private Failed refused(Seat seat, Command command, Refusal refusal) {
    return failure("%s was refused %s: %s".formatted(seat, command, refusal));
  }

  private Failed failure(String what) {
    return new Failed(describe(what), null);
  }

  private String describe(String what) {
    List<Object> stack = new ArrayList<>(game.kernel().stack());
    return "seed %d, seq %d: %s; stack %s".formatted(seed, game.head().seq(), what, stack);
  }

  /** Where commands are timed. */
  public interface Clock {
    /**
     * A command was done.
     *
     * @param seq of the commit before it
     */
    void took(long seq, long nanos);
  }

  /** A game that could not be played to its end; the message tells the seed. */
  public static final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Failed(String what, @org.jspecify.annotations.Nullable Throwable cause) {
      super(what, cause);
    }
  }
}
