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
 * One game of all services in one thread: a command is decided at once, and then everything that
 * services owe, until players are awaited. The services share one table, and nothing is written or
 * read as bytes. The game's time stands still unless it is told to pass.
 */
public final class LocalGame<T extends SharedState<T>> {
  private static final int MOST_AUTOMATIC = 100;
  private static final GameId GAME = new GameId("local");
  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");

  private final Map<Service, Desk<?>> desks = new EnumMap<>(Service.class);
  private final List<LocalCommit> commits = new ArrayList<>();
  private final PlatformSeed seed;
  private final LocalSecrets chances;
  private final List<Consumer<LocalCommit>> watchers = new ArrayList<>();
  private T table;
  private Stamp head = Stamp.NONE;
  private Instant now = BEGIN;

  /**
   * A game that has not begun.
   *
   * @param services one decider a service, all of one table
   * @param seed of all chance: the same commands under the same seed are the same game
   */
  public LocalGame(List<? extends Decider<?, T>> services, long seed) {
    this(services, LocalSecrets.numbered(seed));
  }

  /** A game that has not begun, of this seed. */
  public LocalGame(List<? extends Decider<?, T>> services, PlatformSeed seed) {
    this.seed = seed;
    this.chances = new LocalSecrets(seed);
    this.table = services.getFirst().table();
    services.forEach(decider -> desks.put(decider.service(), new Desk<>(decider)));
  }

  /** Calls this after every commit, in its order. */
  public LocalGame<T> watchedBy(Consumer<LocalCommit> watcher) {
    watchers.add(watcher);
    return this;
  }

  /** A seat gives a command; the service that it is for is known by the command's wire name. */
  public LocalAnswer submit(Seat actor, Command command) {
    return submit(Optional.of(actor), command);
  }

  /** A command of a seat, or of nobody seated. */
  public LocalAnswer submit(Optional<Seat> actor, Command command) {
    String type = WireTypes.nameOf(command.getClass());
    Service service =
        Service.owning(type)
            .orElseThrow(() -> new IllegalArgumentException("no service takes " + type));
    int before = commits.size();
    Stamp stamp = new Stamp(head.seq() + 1, now, actor);
    return desk(service)
        .command(stamp, command)
        .<LocalAnswer>map(LocalAnswer.Refused::new)
        .orElseGet(() -> {
          payDebts();
          return new LocalAnswer.Accepted(commits.subList(before, commits.size()));
        });
  }

  /** Time goes on, and with it whatever deadlines it reaches. */
  public void pass(Duration time) {
    Instant until = now.plus(time);
    for (Optional<Instant> due = deadline(until); due.isPresent(); due = deadline(until)) {
      now = due.get().isAfter(now) ? due.get() : now;
      beSilent();
    }
    now = until;
  }

  /**
   * Takes the game back, as a host does at the command of nobody seated. What the services owed
   * then is paid.
   *
   * @param toSeq the commit whose state is to hold again
   * @throws IllegalArgumentException if there is no such commit before the last
   */
  public void rewind(long toSeq) {
    if (toSeq < 1 || toSeq >= head.seq()) {
      throw new IllegalArgumentException("no commit to go back to: " + toSeq);
    }
    if (isOver()) {
      throw new IllegalStateException("the seed of this game is known");
    }
    Stamp stamp = new Stamp(head.seq() + 1, now, Optional.empty());
    List<GameEvent> rewound = List.of(new Rewound(toSeq));
    List<LocalCommit> path = pathTo(toSeq);
    desks.values().forEach(desk -> desk.fold(path, stamp, rewound));
    head = stamp;
    LocalCommit commit = new LocalCommit(stamp, Service.GAME, kernel().debtor(), true, rewound);
    commits.add(commit);
    watchers.forEach(watcher -> watcher.accept(commit));
    payDebts();
  }

  /** The commits that lead to a state: what a rewind on the way took back is not among them. */
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

  /** The game as this service sees it; the decider must be one of those it was made with. */
  @SuppressWarnings("ReferenceEquality") // the very decider that is at work, not one alike
  public <S> Position<S, T> position(Decider<S, T> decider) {
    Desk<?> desk = desk(decider.service());
    if (desk.decider != decider) {
      throw new IllegalArgumentException("another decider is at work for " + decider.service());
    }
    @SuppressWarnings("unchecked") // the desk's decider is this very one, so its state is an S
    Desk<S> same = (Desk<S>) desk;
    return same.position();
  }

  /** What this seat may do now, of all services. */
  public List<Option> options(Seat seat) {
    List<Option> options = new ArrayList<>();
    desks.values().forEach(desk -> options.addAll(desk.options(seat)));
    return options;
  }

  /** All commits so far, the genesis first. */
  public List<LocalCommit> commits() {
    return Collections.unmodifiableList(commits);
  }

  /** All commits as they would lie in a chronicle: NDJSON, unredacted. */
  public byte[] export() {
    return LocalExport.write(sealed());
  }

  /** The file that this viewer may have of the game, its head signed with this Ed25519 key. */
  public byte[] export(Viewer viewer, KeyPair signer) {
    return LocalExport.write(GAME, sealed(), viewer, seed.salts(), signer);
  }

  private List<Commit> sealed() {
    WireTypes all =
        desks.values().stream()
            .map(desk -> desk.decider.wire())
            .reduce(WireTypes::and)
            .orElseThrow();
    return LocalExport.seal(GAME, commits, all, seed.salts());
  }

  /** Whether it has begun and everything in it has come to its end. */
  public boolean isOver() {
    return head.seq() > 0 && kernel().top().isEmpty();
  }

  private void payDebts() {
    int automatic = 0;
    for (Optional<Service> debtor = kernel().debtor();
        debtor.isPresent();
        debtor = kernel().debtor()) {
      if (++automatic > MOST_AUTOMATIC) {
        throw new IllegalStateException("no end to what is owed: " + kernel().stack());
      }
      desk(debtor.get()).payDebt(new Stamp(head.seq() + 1, now, Optional.empty()));
    }
  }

  private Optional<Instant> deadline(Instant until) {
    return kernel()
        .awaiting()
        .filter(window -> !window.awaited().isEmpty())
        .flatMap(Window::deadline)
        .filter(deadline -> !deadline.isAfter(until));
  }

  private void beSilent() {
    Seat silent = kernel().awaiting().orElseThrow().awaited().getFirst();
    Service owner = kernel().frame().orElseThrow().procedure().owner();
    Command command =
        desk(owner)
            .silence(silent)
            .orElseThrow(() -> new IllegalStateException("silence of " + silent + " is nothing"));
    if (submit(silent, command) instanceof LocalAnswer.Refused refused) {
      throw new IllegalStateException("silence refused: " + refused.refusal());
    }
  }

  private Desk<?> desk(Service service) {
    Desk<?> desk = desks.get(service);
    if (desk == null) {
      throw new IllegalStateException("nobody is at work for " + service);
    }
    return desk;
  }

  /** One service at the shared table. */
  private final class Desk<S> {
    private final Decider<S, T> decider;
    private final DecisionMaker<S, T> deciding;
    private S own;

    Desk(Decider<S, T> decider) {
      this.decider = decider;
      this.deciding = new DecisionMaker<>(decider, chances);
      this.own = decider.initial();
    }

    Position<S, T> position() {
      return new Position<>(head, table, own);
    }

    List<Option> options(Seat seat) {
      return decider.options(position(), seat);
    }

    Optional<Command> silence(Seat seat) {
      return decider.silence(position(), seat);
    }

    /** Empty if it happened. */
    Optional<Refusal> command(Stamp stamp, Command command) {
      Decided<S, T> decided =
          head.seq() == 0
              ? deciding.genesis(GAME, chances.opened(), stamp, command)
              : deciding.command(GAME, position(), stamp, command);
      return switch (decided) {
        case Decided.Refused<S, T> refused -> Optional.of(refused.refusal());
        case Decided.Happens<S, T> happens -> {
          commit(happens, true);
          yield Optional.empty();
        }
      };
    }

    void payDebt(Stamp stamp) {
      commit(deciding.debt(GAME, position(), stamp), false);
    }

    /** Begins anew and follows these commits, then this one. */
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

    private void commit(Decided.Happens<S, T> happens, boolean commanded) {
      head = happens.after().head();
      table = happens.after().table();
      own = happens.after().own();
      LocalCommit commit =
          new LocalCommit(head, decider.service(), kernel().debtor(), commanded, happens.events());
      commits.add(commit);
      watchers.forEach(watcher -> watcher.accept(commit));
    }
  }
}
