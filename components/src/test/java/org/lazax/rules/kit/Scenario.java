package org.lazax.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.Window;
import org.lazax.table.Table;

/**
 * One service's rules on one position: given, when, then. What the service owes it does at once, so
 * that a test begins where players are awaited. Immutable; steps may be chained.
 *
 * <p>A step that is refused changes nothing. A test that expects this says so by {@code
 * thenRefused}; otherwise it fails as soon as it goes on from the refused step, or looks at what is
 * there now.
 */
public final class Scenario<S> {
  private final Decider<S, Table> decider;
  private final Position<S, Table> position;
  private final List<GameEvent> events;
  private final Optional<Refusal> refusal;
  private final boolean expected;

  private Scenario(
      Decider<S, Table> decider,
      Position<S, Table> position,
      List<GameEvent> events,
      Optional<Refusal> refusal,
      boolean expected) {
    this.decider = decider;
    this.position = position;
    this.events = events;
    this.refusal = refusal;
    this.expected = expected;
  }

  private static <S> Scenario<S> at(
      Decider<S, Table> decider, Position<S, Table> position, List<GameEvent> events) {
    return new Scenario<>(decider, position, events, Optional.empty(), false);
  }

  /** The service does what it owes here, with these dice. */
  public static <S> Scenario<S> given(Decider<S, Table> decider, TableKit kit, int... dice) {
    Position<S, Table> position = new Position<>(Stamp.NONE, kit.table(), decider.initial());
    Scenario<S> begun = at(decider, position, List.of());
    boolean owes =
        kit.table().kernel().debtor().filter(debtor -> debtor == decider.service()).isPresent();
    return owes ? begun.run(Optional.empty(), Optional.empty(), dice) : begun;
  }

  /** This seat gives a command, and the dice then show these numbers, all of them. */
  public Scenario<S> when(Seat seat, Command command, int... dice) {
    requireNoSurprise();
    return run(Optional.of(seat), Optional.of(command), dice);
  }

  /** Everything but the kernel's moves, exactly and in order. */
  public Scenario<S> thenEvents(GameEvent... expected) {
    assertThat(happened()).containsExactly(expected);
    return this;
  }

  /** The command was refused by this line of the checklist, and nothing has changed. */
  public Scenario<S> thenRefused(String rule) {
    assertThat(refusal).as("refusal").isPresent();
    assertThat(refusal.get().rule()).as(refusal.get().toString()).contains(rule);
    return asExpected();
  }

  /** The command was refused by this rule, with this text and this value. */
  public Scenario<S> thenRefused(String rule, String detail, String value, Object is) {
    Scenario<S> refused = thenRefused(rule);
    assertThat(refusal.get().detail()).isEqualTo(detail);
    assertThat(refusal.get().values()).containsEntry(value, is);
    return refused;
  }

  /** The command was refused by something other than a rule of the game. */
  public Scenario<S> thenRefusedAs(String type) {
    assertThat(refusal).as("refusal").isPresent();
    assertThat(refusal.get().type()).as(refusal.get().toString()).isEqualTo(type);
    return asExpected();
  }

  public Scenario<S> thenAccepted() {
    assertThat(refusal).as("refusal").isEmpty();
    return this;
  }

  private Scenario<S> asExpected() {
    return new Scenario<>(decider, position, events, refusal, true);
  }

  private void requireNoSurprise() {
    if (!expected) {
      assertThat(refusal).as("the refusal of a step that no test expects").isEmpty();
    }
  }

  /** Whatever else is to be said of the table as it now lies. */
  public Scenario<S> then(Consumer<Table> check) {
    check.accept(table());
    return this;
  }

  // ---- what is there now ----

  public Table table() {
    requireNoSurprise();
    return position.table();
  }

  public S own() {
    requireNoSurprise();
    return position.own();
  }

  /** All that the last step has made happen, the kernel's moves among it. */
  public List<GameEvent> events() {
    requireNoSurprise();
    return events;
  }

  /** Those of the last step that do not belong to the kernel. */
  public List<GameEvent> happened() {
    return events().stream().filter(event -> !(event instanceof KernelEvent)).toList();
  }

  /** Why the last step was refused, expected or not. */
  public Optional<Refusal> refusal() {
    return refusal;
  }

  public List<Seat> awaited() {
    return table().kernel().awaiting().map(Window::awaited).orElse(List.of());
  }

  public List<Option> options(Seat seat) {
    requireNoSurprise();
    return decider.options(position, seat);
  }

  /** What this seat's silence at the deadline would mean. */
  public Optional<Command> silence(Seat seat) {
    requireNoSurprise();
    return decider.defaultAnswer(position, seat);
  }

  private Scenario<S> run(Optional<Seat> seat, Optional<Command> command, int... values) {
    ScriptedDice dice = ScriptedDice.showing(values);
    Stamp stamp = new Stamp(position.head().seq() + 1, Instant.EPOCH, seat);
    Decision<S, Table> decision =
        command
            .map(given -> decider.decide(position, stamp, given, dice))
            .orElseGet(() -> decider.proceed(position, stamp, dice));
    return switch (decision) {
      case Decision.Refused<S, Table>(Refusal why) ->
          new Scenario<>(decider, position, List.of(), Optional.of(why), false);
      case Decision.Accepted<S, Table>(List<GameEvent> made, Position<S, Table> after) -> {
        assertThat(dice.left()).as("dice nobody threw").isZero();
        assertThat(after).as("what its events fold to").isEqualTo(after(made, stamp));
        yield at(decider, after, made);
      }
    };
  }

  private Position<S, Table> after(List<GameEvent> made, Stamp stamp) {
    Table table = position.table();
    S own = position.own();
    for (GameEvent event : made) {
      table = table.evolve(event, stamp);
      own = decider.evolve(own, event, stamp);
    }
    return new Position<>(stamp, table, own);
  }
}
