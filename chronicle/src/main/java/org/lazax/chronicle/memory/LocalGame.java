package org.lazax.chronicle.memory;

import java.security.KeyPair;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.host.DecisionMaker;
import org.lazax.chronicle.host.DecisionMaker.Decided;
import org.lazax.chronicle.host.Folding;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;

/**
 * One game of all services in one thread. A command is decided at once, followed by everything that
 * services owe, until players are awaited. The services share one table, and events are not
 * serialised. The game's clock stands still except in {@link #advance}.
 */
public final class LocalGame<T extends SharedState<T>> {
  private static final int MAX_AUTOMATIC = 100;
  private static final GameId GAME = new GameId("local");
  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");

  private final Map<Service, LocalService<?>> services = new EnumMap<>(Service.class);
  private final List<LocalCommit> commits = new ArrayList<>();
  private final PlatformSeed seed;
  private final LocalSecrets secrets;
  private final List<Consumer<LocalCommit>> listeners = new ArrayList<>();
  private T table;
  private Stamp head = Stamp.NONE;
  private Instant now = BEGIN;

  /**
   * Creates a game that has not begun.
   *
   * @param deciders one decider for each service, with one table
   * @param seed of the random numbers; the same commands with the same seed give the same game
   */
  public LocalGame(List<? extends Decider<?, T>> deciders, long seed) {
    this(deciders, LocalSecrets.seedOf(seed));
  }

  /** Creates a game that has not begun, with this seed. */
  public LocalGame(List<? extends Decider<?, T>> deciders, PlatformSeed seed) {
    this.seed = seed;
    this.secrets = new LocalSecrets(seed);
    this.table = deciders.getFirst().table();
    deciders.forEach(decider -> services.put(decider.service(), new LocalService<>(decider)));
  }

  /** Calls the listener after every commit, in order. */
  public LocalGame<T> onCommit(Consumer<LocalCommit> listener) {
    listeners.add(listener);
    return this;
  }

  /** Gives a command of a seat to the service that owns the command's wire name. */
  public LocalAnswer submit(Seat actor, Command command) {
    return submit(Optional.of(actor), command);
  }

  /** Gives a command of a seat, or of nobody seated. */
  public LocalAnswer submit(Optional<Seat> actor, Command command) {
    String type = WireTypes.nameOf(command);
    Service service =
        Service.owning(type)
            .orElseThrow(() -> new IllegalArgumentException("no service takes " + type));
    int before = commits.size();
    Stamp stamp = new Stamp(head.seq() + 1, now, actor);
    return service(service)
        .command(stamp, command)
        .<LocalAnswer>map(LocalAnswer.Refused::new)
        .orElseGet(() -> {
          payDebts();
          return new LocalAnswer.Accepted(commits.subList(before, commits.size()));
        });
  }

  /** Advances the clock. At each deadline that it reaches, a default answer is given. */
  public void advance(Duration time) {
    Instant until = now.plus(time);
    for (Optional<Instant> due = deadline(until); due.isPresent(); due = deadline(until)) {
      now = due.get().isAfter(now) ? due.get() : now;
      answerByDefault();
    }
    now = until;
  }

  /**
   * Rewinds the game. Then the services do what they owe.
   *
   * @param toSeq number of the commit whose state is restored
   * @throws IllegalArgumentException if there is no such commit before the last
   */
  public void rewind(long toSeq) {
    if (toSeq < 1 || toSeq >= head.seq()) {
      throw new IllegalArgumentException("no earlier commit has this number: " + toSeq);
    }
    if (isOver()) {
      throw new IllegalStateException("the seed of this game is known");
    }
    Stamp stamp = new Stamp(head.seq() + 1, now, Optional.empty());
    List<GameEvent> rewound = List.of(new Rewound(toSeq));
    List<LocalCommit> path = pathTo(toSeq);
    services.values().forEach(local -> local.fold(path, stamp, rewound));
    head = stamp;
    LocalCommit commit = new LocalCommit(stamp, founder(), kernel().debtor(), true, rewound);
    commits.add(commit);
    listeners.forEach(listener -> listener.accept(commit));
    payDebts();
  }

  /** The commits that lead to a state, without those that a rewind took back. */
  private List<LocalCommit> pathTo(long toSeq) {
    List<LocalCommit> path = new ArrayList<>();
    long seq = toSeq;
    while (seq > 0) {
      LocalCommit commit = commits.get((int) seq - 1);
      path.addFirst(commit);
      seq = commit.events().getFirst() instanceof Rewound(long back) ? back : seq - 1;
    }
    return path;
  }

  /** The table after the last commit. */
  public T table() {
    return table;
  }

  public Kernel kernel() {
    return table.kernel();
  }

  /** The stamp of the last commit. */
  public Stamp head() {
    return head;
  }

  /**
   * The game as this service sees it.
   *
   * @param decider one of the deciders that the game was created with
   */
  @SuppressWarnings("ReferenceEquality") // the same object is needed, not an equal one
  public <S> Position<S, T> position(Decider<S, T> decider) {
    LocalService<?> local = service(decider.service());
    if (local.decider != decider) {
      throw new IllegalArgumentException("the game has another decider for " + decider.service());
    }
    @SuppressWarnings("unchecked") // it has this decider, so its state is an S
    LocalService<S> same = (LocalService<S>) local;
    return same.position();
  }

  /** The options of this seat, of all services. */
  public List<Option> options(Seat seat) {
    List<Option> options = new ArrayList<>();
    services.values().forEach(local -> options.addAll(local.options(seat)));
    return options;
  }

  /** All commits so far, the genesis first. */
  public List<LocalCommit> commits() {
    return Collections.unmodifiableList(commits);
  }

  /** All commits as they would be in a chronicle: NDJSON, unredacted. */
  public byte[] export() {
    return LocalExport.write(sealed());
  }

  /** An export of the game for this viewer, signed with an Ed25519 key. */
  public byte[] export(Viewer viewer, KeyPair signer) {
    return LocalExport.write(GAME, sealed(), viewer, seed.salts(), signer);
  }

  private List<Commit> sealed() {
    WireTypes all =
        services.values().stream()
            .map(local -> local.decider.wire())
            .reduce(WireTypes::and)
            .orElseThrow();
    return LocalExport.seal(GAME, commits, all, seed.salts());
  }

  /** Whether the game has begun and its stack is empty. */
  public boolean isOver() {
    return head.seq() > 0 && kernel().top().isEmpty();
  }

  private void payDebts() {
    int owed = 0;
    for (Optional<Service> debtor = kernel().debtor();
        debtor.isPresent();
        debtor = kernel().debtor()) {
      if (++owed > MAX_AUTOMATIC) {
        throw new IllegalStateException("endless debts: " + kernel().stack());
      }
      service(debtor.get()).payDebt(new Stamp(head.seq() + 1, now, Optional.empty()));
    }
  }

  private Optional<Instant> deadline(Instant until) {
    return kernel()
        .awaiting()
        .filter(window -> !window.awaited().isEmpty())
        .flatMap(Window::deadline)
        .filter(deadline -> !deadline.isAfter(until));
  }

  private void answerByDefault() {
    Seat silent = kernel().awaiting().orElseThrow().awaited().getFirst();
    Service owner = kernel().frame().orElseThrow().procedure().owner();
    Command command =
        service(owner)
            .defaultAnswer(silent)
            .orElseThrow(() -> new IllegalStateException("no default answer of " + silent));
    if (submit(silent, command) instanceof LocalAnswer.Refused refused) {
      throw new IllegalStateException("a default answer is refused: " + refused.refusal());
    }
  }

  private Service founder() {
    return services.keySet().stream().filter(Service::founds).findFirst().orElseThrow();
  }

  private LocalService<?> service(Service service) {
    LocalService<?> local = services.get(service);
    if (local == null) {
      throw new IllegalStateException("the game has no decider for " + service);
    }
    return local;
  }

  /** One service of the game, with its own state. */
  private final class LocalService<S> {
    private final Decider<S, T> decider;
    private final DecisionMaker<S, T> decisions;
    private S own;

    LocalService(Decider<S, T> decider) {
      this.decider = decider;
      this.decisions = new DecisionMaker<>(decider, secrets);
      this.own = decider.initial();
    }

    Position<S, T> position() {
      return new Position<>(head, table, own);
    }

    List<Option> options(Seat seat) {
      return decider.options(position(), seat);
    }

    Optional<Command> defaultAnswer(Seat seat) {
      return decider.defaultAnswer(position(), seat);
    }

    /** Decides a command and commits the decision; empty if it was accepted. */
    Optional<Refusal> command(Stamp stamp, Command command) {
      Decided<S, T> decided =
          head.seq() == 0
              ? decisions.genesis(GAME, secrets.opened(), stamp, command)
              : decisions.command(GAME, position(), stamp, command);
      return switch (decided) {
        case Decided.Refused<S, T> refused -> Optional.of(refused.refusal());
        case Decided.Accepted<S, T> happens -> {
          commit(happens, true);
          yield Optional.empty();
        }
      };
    }

    void payDebt(Stamp stamp) {
      commit(decisions.debt(GAME, position(), stamp), false);
    }

    /** Folds these commits from the beginning, then one more with these events. */
    void fold(List<LocalCommit> path, Stamp stamp, List<GameEvent> last) {
      Folding<S, T> folding = new Folding<>(decider);
      Position<S, T> position = folding.initial();
      for (LocalCommit commit : path) {
        position = folding.fold(position, commit.stamp(), commit.events());
      }
      position = folding.fold(position, stamp, last);
      table = position.table();
      own = position.own();
    }

    private void commit(Decided.Accepted<S, T> happens, boolean commanded) {
      head = happens.after().head();
      table = happens.after().table();
      own = happens.after().own();
      LocalCommit commit =
          new LocalCommit(head, decider.service(), kernel().debtor(), commanded, happens.events());
      commits.add(commit);
      listeners.forEach(listener -> listener.accept(commit));
    }
  }
}
