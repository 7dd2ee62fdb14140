package org.lazax.chronicle.decider;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
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
 * A decision in the making. Each event that is added is folded at once, so that the next rule sees
 * its effect. A draft belongs to one decision, and nobody else sees it.
 */
public final class Draft<S, T extends SharedState<T>> {
  private final Decider<S, T> decider;
  private final Stamp stamp;
  private final Dice dice;
  private final List<GameEvent> events = new ArrayList<>();
  private T table;
  private S own;

  /** What was called for one of several elements and is put off; null if calls begin at once. */
  private @Nullable List<Procedure> put;

  /** The last state in which nothing was left to settle. Every commit ends in such a state. */
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

  /** The seat that gave the command. Refused with {@link Refusal#NOT_AWAITED} if there is none. */
  public Seat actor() {
    return stamp
        .actor()
        .orElseThrow(
            () -> new RefusalException(Refusal.of(Refusal.NOT_AWAITED, "only a seat may do this")));
  }

  public List<GameEvent> events() {
    return List.copyOf(events);
  }

  /** The number of events so far. */
  int size() {
    return events.size();
  }

  /** The decision with all events so far and the position after them. */
  Decision<S, T> decided() {
    return new Decision.Accepted<>(events, new Position<>(stamp, table, own));
  }

  /** Adds an event. If the table's guard refuses it, the whole command is refused. */
  public void add(GameEvent event) {
    require(table.guard(event));
    events.add(event);
    table = table.evolve(event, stamp);
    own = decider.evolve(own, event, stamp);
  }

  public void addAll(List<? extends GameEvent> more) {
    more.forEach(this::add);
  }

  /** Adds the events that follow from the state of the table, until nothing is left to settle. */
  void settle() {
    for (List<GameEvent> due = table.settle(settled); !due.isEmpty(); due = table.settle(settled)) {
      addAll(due);
    }
    settled = table;
  }

  /** Refuses the whole command if there is a refusal. */
  public void require(Optional<Refusal> refusal) {
    refusal.ifPresent(r -> {
      throw new RefusalException(r);
    });
  }

  /**
   * Refuses the whole command unless the condition holds. The refusal names the value that the rule
   * checked.
   */
  public void require(boolean condition, String rule, String detail, String name, Object value) {
    if (!condition) {
      throw new RefusalException(Refusal.rule(rule, detail).with(name, value));
    }
  }

  // ---- the kernel ----

  /**
   * Calls a procedure: it opens a frame on top of the stack. The calling procedure goes on when
   * that frame closes.
   */
  public void call(Procedure procedure) {
    if (put == null) {
      add(new FrameOpened(kernel().opened(), procedure));
    } else {
      put.add(procedure);
    }
  }

  /**
   * Does something for each element, in the order of the elements. The procedures that it calls
   * begin after the last element, and run in the order of the elements, too: the frames are opened
   * in reverse order, because the last one opened runs first.
   *
   * @param calling adds events and calls procedures for an element; no frame is open yet when it
   *     goes on after a call
   */
  public <E> void callInOrder(List<E> elements, Consumer<? super E> calling) {
    List<List<Procedure>> calls = new ArrayList<>();
    List<Procedure> outer = put;
    for (E element : elements) {
      put = new ArrayList<>();
      calls.add(put);
      calling.accept(element);
    }
    put = outer;
    calls.reversed().forEach(each -> each.forEach(this::call));
  }

  /** Calls these procedures so that they run in this order. */
  public void callInOrder(Procedure... procedures) {
    callInOrder(List.of(procedures), this::call);
  }

  /** Changes the arguments or the progress of the topmost frame. */
  public void change(Procedure procedure) {
    add(new FrameChanged(frame().id(), procedure));
  }

  /** Closes the topmost frame. */
  public void close(Outcome outcome) {
    add(new FrameClosed(frame().id(), outcome));
  }

  public void close() {
    close(Outcome.DONE);
  }

  /** Closes a frame and all layers above it. */
  public void unwind(int frame, Outcome outcome) {
    add(new Unwound(frame, outcome));
  }

  /** Opens a window that awaits one seat. At the deadline a default answer is given for it. */
  public void ask(String about, Seat seat) {
    ask(about, List.of(seat), PassRule.MUST_ANSWER);
  }

  /**
   * Opens a window that awaits these seats. An empty order opens no window, unless the rule is
   * {@link PassRule#OPEN}.
   */
  public void ask(String about, List<Seat> order, PassRule rule) {
    if (order.isEmpty() && rule != PassRule.OPEN) {
      return;
    }
    Optional<Duration> timeout = table.answerTimeout();
    add(
        new WindowOpened(
            new Window(
                kernel().opened(),
                about,
                rule,
                order,
                0,
                Set.of(),
                timeout.map(stamp.at()::plus))));
  }

  /** Records that the acting seat has answered the window on top. */
  public void answered() {
    add(new Answered(window().id(), actor()));
  }

  /** Records that the acting seat has passed in the window on top. */
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
