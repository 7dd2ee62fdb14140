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
import java.util.function.Predicate;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.game.trade.Trade;
import org.lazax.game.trade.TradeOption;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.FilledForm;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.trade.Offer;

/** One game from its creation to its end, played by bots. The same seed gives the same game. */
public final class WholeGame {
  /** More commands than any game of nine rounds needs. */
  private static final int MAX_COMMANDS = 50_000;

  /** In games with an answer timeout, one in this many answers is left to time out. */
  private static final int TIMEOUT_EVERY = 4;

  private final long seed;
  private final LocalGame<Table> game;
  private final Map<Seat, Bot> bots = new TreeMap<>();
  private int commands;
  private final GameSetup setup;
  private Clock clock = (_, _) -> {};
  private Consumer<Command> listener = _ -> {};
  private Optional<Rewind> rewind = Optional.empty();

  /** A rewind of {@code by} commits after a number of commands. */
  private record Rewind(int after, int by) {}

  private WholeGame(
      long seed, GameSetup setup, List<Decider<?, Table>> services, LongFunction<Bot> bots) {
    this.seed = seed;
    this.setup = setup;
    this.game = new LocalGame<>(services, seed);
    for (Seat seat : setup.players().keySet()) {
      this.bots.put(seat, bots.apply(seed * Seat.MAX + seat.number()));
    }
  }

  /**
   * A game with the standard setup.
   *
   * @param bots one for each seat, from a seed of its own
   */
  public static WholeGame of(long seed, int players, LongFunction<Bot> bots) {
    return of(seed, GameSetup.standard(seed, players), bots);
  }

  /**
   * A game with this setup.
   *
   * @param bots one for each seat, from a seed of its own
   */
  public static WholeGame of(long seed, GameSetup setup, LongFunction<Bot> bots) {
    return new WholeGame(seed, setup, Services.all(), bots);
  }

  /**
   * A game with other rules than those of the platform.
   *
   * @param emptyTable an empty table with these rules
   * @param bots one for each seat, from a seed of its own
   */
  public static WholeGame of(long seed, GameSetup setup, Table emptyTable, LongFunction<Bot> bots) {
    return new WholeGame(seed, setup, Services.withRules(emptyTable), bots);
  }

  /** Adds a listener that is called after every commit. */
  public WholeGame onCommit(BiConsumer<LocalCommit, Table> listener) {
    game.onCommit(commit -> listener.accept(commit, game.table()));
    return this;
  }

  /** Sets the listener that is called before every command. */
  public WholeGame onCommand(Consumer<Command> newListener) {
    listener = newListener;
    return this;
  }

  /** Rewinds the game once, by a number of commits, after a number of commands. */
  public WholeGame withRewind(int after, int by) {
    rewind = Optional.of(new Rewind(after, by));
    return this;
  }

  /** Sets the clock that records how long each command took, including the steps owed after it. */
  public WholeGame timedBy(Clock newClock) {
    clock = newClock;
    return this;
  }

  /**
   * Plays to the end. In games with an answer timeout, some answers are left to time out.
   *
   * @throws Failed if an offered command is refused or the game does not end
   */
  public WholeGame play() {
    return playUntil(_ -> false);
  }

  /**
   * Plays until this holds of the table when players are awaited, or to the end.
   *
   * @throws Failed if an offered command is refused or the game does not end
   */
  public WholeGame playUntil(Predicate<Table> reached) {
    begin();
    while (!game.isOver() && !reached.test(game.table())) {
      rewind.filter(due -> commands >= due.after()).ifPresent(this::rewind);
      if (game.table().answerTimeout().isPresent() && commands % TIMEOUT_EVERY == 0) {
        timeOut(game.table().answerTimeout().get());
        continue;
      }
      withdraw();
      Seat seat = next();
      List<Option> options = answers(seat);
      if (options.isEmpty()) {
        throw failure(seat + " is awaited and has no options");
      }
      submit(seat, bot(seat).play(game.table(), seat, options));
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
    submitAccepted(new Seat(1), setup.game());
    setup.players().forEach(this::submitAccepted);
    submitAccepted(new Seat(1), new StartGame());
  }

  private void rewind(Rewind due) {
    rewind = Optional.empty();
    game.rewind(game.head().seq() - due.by());
  }

  /** An offer can be withdrawn before it is answered. */
  private void withdraw() {
    for (Offer offer : Trade.open(game.table())) {
      Bot bot = bot(offer.from());
      if (bot.withdraws(offer)) {
        List<Option> options =
            game.options(offer.from()).stream()
                .filter(new TradeOption.Withdrawing(offer)::equals)
                .toList();
        submit(offer.from(), bot.play(game.table(), offer.from(), options));
      }
    }
  }

  /** The seat that acts next: who has an offer to answer, otherwise one that is awaited. */
  private Seat next() {
    return offered().orElseGet(this::awaited);
  }

  private Optional<Seat> offered() {
    return Trade.open(game.table()).stream().map(Offer::to).findFirst();
  }

  /** Who has an offer to answer does nothing else. */
  private List<Option> answers(Seat seat) {
    List<Option> options = game.options(seat);
    return offered().isEmpty()
        ? options
        : options.stream().filter(TradeOption.Answer.class::isInstance).toList();
  }

  /** It varies if several are awaited. */
  private Seat awaited() {
    List<Seat> awaited = game.kernel().awaiting().map(Window::awaited).orElse(List.of());
    if (awaited.isEmpty()) {
      throw failure("no seat is awaited and the game is not over");
    }
    return awaited.get(commands % awaited.size());
  }

  /** Lets the answers of all awaited seats time out. */
  private void timeOut(Duration timeout) {
    commands++;
    try {
      game.advance(timeout);
    } catch (RuntimeException e) {
      throw new Failed(describe("failed after a timeout: " + e.getMessage()), e);
    }
  }

  private Bot bot(Seat seat) {
    Bot bot = bots.get(seat);
    if (bot == null) {
      throw failure("no bot plays " + seat);
    }
    return bot;
  }

  /**
   * Submits a filled form. A rule that the form names may refuse it; then its sample is submitted,
   * which is never refused.
   */
  private void submit(Seat seat, FilledForm filled) {
    Command command = filled.command();
    if (submit(seat, command) instanceof LocalAnswer.Refused(Refusal refusal)) {
      if (filled.isSample() || !filled.form().names(refusal)) {
        throw refused(seat, command, refusal);
      }
      submitAccepted(seat, filled.form().sample().command());
    }
  }

  private void submitAccepted(Seat seat, Command command) {
    if (submit(seat, command) instanceof LocalAnswer.Refused(Refusal refusal)) {
      throw refused(seat, command, refusal);
    }
  }

  private LocalAnswer submit(Seat seat, Command command) {
    if (++commands > MAX_COMMANDS) {
      throw failure("the game does not end; it is in round " + game.table().round());
    }
    listener.accept(command);
    long before = game.head().seq();
    long start = System.nanoTime();
    try {
      LocalAnswer answer = game.submit(seat, command);
      clock.record(before, System.nanoTime() - start);
      return answer;
    } catch (RuntimeException e) {
      throw new Failed(describe(seat + " submitted " + command + ": " + e.getMessage()), e);
    }
  }

  private Failed refused(Seat seat, Command command, Refusal refusal) {
    return failure("the command of %s was refused: %s: %s".formatted(seat, command, refusal));
  }

  private Failed failure(String what) {
    return new Failed(describe(what), null);
  }

  private String describe(String what) {
    List<Object> stack = new ArrayList<>(game.kernel().stack());
    return "seed %d, seq %d: %s; stack %s".formatted(seed, game.head().seq(), what, stack);
  }

  /** Records the durations of commands. */
  public interface Clock {
    /**
     * Records a command.
     *
     * @param seq the number of the commit before it
     * @param nanos the duration in nanoseconds
     */
    void record(long seq, long nanos);
  }

  /** A game could not be played to its end. The message contains the seed. */
  public static final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Failed(String what, @org.jspecify.annotations.Nullable Throwable cause) {
      super(what, cause);
    }
  }
}
