package org.lazax.combat.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.state.CombatState;
import org.lazax.components.StandardRules;
import org.lazax.rules.limits.Surplus;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.procedure.Relocated;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Plays a position to its end with random answers and dice; what map-service does is made up. */
final class RandomFight {
  private static final CombatDecider DECIDER = new CombatDecider(StandardRules.TABLE);

  private final Random random;
  private final RandomAnswers answers;
  private Position<CombatState, Table> position;
  private final List<GameEvent> log = new ArrayList<>();

  RandomFight(Table table, long seed) {
    random = new Random(seed);
    answers = new RandomAnswers(random);
    position = new Position<>(Stamp.NONE, table, DECIDER.initial());
  }

  Table table() {
    return position.table();
  }

  CombatState battles() {
    return position.own();
  }

  List<GameEvent> log() {
    return log;
  }

  void play() {
    for (int steps = 0; !table().kernel().stack().isEmpty(); steps++) {
      assertThat(steps).as("steps of a fight").isLessThan(2_000);
      step();
    }
  }

  private void step() {
    Optional<Frame> owing = table().kernel().owing();
    Stamp stamp = stamp(Optional.empty());
    if (owing.isPresent() && owing.get().procedure().owner() == DECIDER.service()) {
      commit(events(DECIDER.proceed(position, stamp, new Thrown(random))), stamp);
    } else if (owing.isPresent()) {
      commit(made(owing.get()), stamp);
    } else {
      List<Seat> awaited = table().kernel().awaiting().orElseThrow().awaited();
      answer(awaited.get(random.nextInt(awaited.size())));
    }
  }

  private void answer(Seat seat) {
    Optional<Command> silence = DECIDER.defaultAnswer(position, seat);
    assertThat(silence).as("what silence means").isPresent();
    Command command =
        random.nextInt(5) == 0 ? silence.get() : answers.to(DECIDER.options(position, seat));
    Stamp stamp = stamp(Optional.of(seat));
    Decision<CombatState, Table> decision =
        DECIDER.decide(position, stamp, command, new Thrown(random));
    assertThat(decision).as(() -> command.toString()).isInstanceOf(Decision.Accepted.class);
    commit(events(decision), stamp);
  }

  /** What the map's procedures would do, at its simplest. */
  private List<GameEvent> made(Frame frame) {
    return switch (frame.procedure()) {
      case Relocation(Seat seat, SystemId from, List<SystemId> to, var _) -> {
        List<UnitStack> leaving = table().units().at(Place.space(from), seat);
        SystemId there = to.get(random.nextInt(to.size()));
        yield List.of(
            new UnitsMoved(Place.space(from), Place.space(there), leaving),
            new FrameClosed(frame.id(), new Relocated(Optional.of(there))));
      }
      case Trim trim ->
          List.of(
              new UnitsRemoved(Place.space(trim.system()), new Surplus(table(), trim).cheapest()),
              new FrameClosed(frame.id(), Outcome.DONE));
      default -> throw new AssertionError("nobody goes on with " + frame);
    };
  }

  private Stamp stamp(Optional<Seat> actor) {
    return new Stamp(position.head().seq() + 1, Instant.EPOCH, actor);
  }

  private static List<GameEvent> events(Decision<CombatState, Table> decision) {
    return ((Decision.Accepted<CombatState, Table>) decision).events();
  }

  private void commit(List<GameEvent> events, Stamp stamp) {
    Table table = table();
    CombatState own = battles();
    for (GameEvent event : events) {
      assertThat(table.guard(event)).as(() -> event.toString()).isEmpty();
      table = table.evolve(event, stamp);
      own = DECIDER.evolve(own, event, stamp);
      log.add(event);
    }
    position = new Position<>(stamp, table, own);
  }

  private record Thrown(Random random) implements Dice {
    @Override
    public Chance roll(int sides, int count) {
      List<Integer> values = random.ints(count, 1, sides + 1).boxed().toList();
      return new Chance(0, Collections.nCopies(count, sides), values);
    }

    @Override
    public Chance draw(int of, int count) {
      throw new AssertionError("nothing is drawn in a fight");
    }

    @Override
    public boolean used() {
      return false;
    }
  }
}
