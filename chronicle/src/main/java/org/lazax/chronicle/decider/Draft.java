package org.lazax.chronicle.decider;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent.*;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.kernel.Window;

/**
 * A decision in the making: what has been decided so far is already folded, so the next rule sees
 * the game as it then stands. Confined to one decision; nothing of it is seen until it is accepted.
 */
public final class Draft<S, T extends SharedState<T>> {
  private final Decider<S, T> decider;
  private final Stamp stamp;
  private final Dice dice;
  private final List<GameEvent> events = new ArrayList<>();
  private T table;
  private S own;

  /** The last state with nothing left to settle: the one before, for no commit leaves anything. */
  private T settled;

  Draft(Decider<S, T> decider, Position<S, T> position, Stamp stamp, Dice dice) {
    this.decider = decider;
    this.stamp = stamp;
    this.dice = dice;
    this.table = position.table();
    this.own = position.own();
    this.settled = position.table();
  }

  public T table() {
    return table;
  }

  public S own() {
    return own;
  }

  public Dice dice() {
    return dice;
  }

  public Stamp stamp() {
    return stamp;
  }

  /** The seat that gave the command. There is none where a service goes on unasked. */
  public Seat actor() {
    return stamp
        .actor()
        .orElseThrow(
            () -> new RefusalException(Refusal.of(Refusal.NOT_AWAITED, "only a seat may do this")));
  }

  public List<GameEvent> events() {
    return List.copyOf(events);
  }

  /** All that has happened in it, and where that leads. */
  Decision<S, T> decided() {
    return new Decision.Accepted<>(events, new Position<>(stamp, table, own));
  }

  /** Lets this happen, if the table allows it; otherwise the whole command is refused. */
  public void add(GameEvent event) {
    require(table.guard(event));
    events.add(event);
    table = table.evolve(event, stamp);
    own = decider.evolve(own, event, stamp);
  }

  public void addAll(List<? extends GameEvent> more) {
    more.forEach(this::add);
  }

  /** Lets happen whatever the rules draw from the table as it stands, until nothing is left. */
  void settle() {
    for (List<GameEvent> due = table.settle(settled); !due.isEmpty(); due = table.settle(settled)) {
      addAll(due);
    }
    settled = table;
  }

  /** Refuses the whole command if a rule is broken. */
  public void require(Optional<Refusal> broken) {
    broken.ifPresent(refusal -> {
      throw new RefusalException(refusal);
    });
  }

  /** Refuses the whole command unless this holds, and tells the value that the rule looked at. */
  public void require(boolean holds, String rule, String detail, String name, Object value) {
    if (!holds) {
      throw new RefusalException(Refusal.rule(rule, detail).with(name, value));
    }
  }

  // ---- the kernel ----

  /** Calls a procedure: it is on top until it closes, then this one goes on. */
  public void call(Procedure procedure) {
    add(new FrameOpened(kernel().opened(), procedure));
  }

  /**
   * Lets each of these call what it has to call, so that everything called is conducted in this
   * order, the first next: a stack is built from its bottom, and nobody else has to write it so.
   *
   * @param calling calls at most one procedure for an element and does nothing else that others see
   */
  public <E> void callInOrder(List<E> elements, Consumer<? super E> calling) {
    elements.reversed().forEach(calling);
  }

  /** Calls these procedures: they are conducted in this order, the first next. */
  public void callInOrder(Procedure... procedures) {
    callInOrder(List.of(procedures), this::call);
  }

  /** Changes the arguments or the progress of the uppermost frame. */
  public void change(Procedure procedure) {
    add(new FrameChanged(frame().id(), procedure));
  }

  /** Ends the uppermost frame. */
  public void close(Outcome outcome) {
    add(new FrameClosed(frame().id(), outcome));
  }

  public void close() {
    close(Outcome.DONE);
  }

  /** Ends a frame and all above it. */
  public void unwind(int frame, Outcome outcome) {
    add(new Unwound(frame, outcome));
  }

  /** Awaits one seat; it must answer, or its silence at the deadline is a default. */
  public void ask(String about, Seat seat) {
    ask(about, List.of(seat), PassRule.MUST_ANSWER);
  }

  /** Awaits these seats. Nobody is asked where the order is empty. */
  public void ask(String about, List<Seat> order, PassRule rule) {
    if (order.isEmpty() && rule != PassRule.OPEN) {
      return;
    }
    Optional<Duration> patience = table.patience();
    add(
        new WindowOpened(
            new Window(
                kernel().opened(),
                about,
                rule,
                order,
                0,
                Set.of(),
                patience.map(stamp.at()::plus))));
  }

  /** The acting seat has answered the window on top. */
  public void answered() {
    add(new Answered(window().id(), actor()));
  }

  /** The acting seat lets the window on top pass. */
  public void passed() {
    add(new Passed(window().id(), actor()));
  }

  private Kernel kernel() {
    return table.kernel();
  }

  private Frame frame() {
    return kernel().frame().orElseThrow(() -> new IllegalStateException("no frame is open"));
  }

  private Window window() {
    return kernel().awaiting().orElseThrow(() -> new IllegalStateException("nobody is awaited"));
  }
}
