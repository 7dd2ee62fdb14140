package org.lazax.kafka.host;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;

/**
 * A toy service of two releases. The newer one knows {@link Thanked}, which changes nothing.
 *
 * @param isNewer whether instances that start now are of the newer release
 */
record NewerToy(ToyService toy, BooleanSupplier isNewer) implements Decider<ToyFlow, ToyTable> {
  /** An event of all services that the older release does not know. */
  @WireType("table.thanked.v1")
  record Thanked(Seat seat) implements GameEvent {}

  static final WireTypes WIRE = ToyService.allTypes().and(List.of(Thanked.class));

  @Override
  public Service service() {
    return toy.service();
  }

  @Override
  public WireTypes wire() {
    return isNewer.getAsBoolean() ? toy.wire().and(List.of(Thanked.class)) : toy.wire();
  }

  @Override
  public ToyFlow initial() {
    return toy.initial();
  }

  @Override
  public ToyTable table() {
    return toy.table();
  }

  @Override
  public ToyFlow evolve(ToyFlow own, GameEvent event, Stamp stamp) {
    return toy.evolve(own, event, stamp);
  }

  @Override
  public Decision<ToyFlow, ToyTable> decide(
      Position<ToyFlow, ToyTable> position, Stamp stamp, Command command, Dice dice) {
    return toy.decide(position, stamp, command, dice);
  }

  @Override
  public Decision<ToyFlow, ToyTable> proceed(
      Position<ToyFlow, ToyTable> position, Stamp stamp, Dice dice) {
    return toy.proceed(position, stamp, dice);
  }

  @Override
  public List<Option> options(Position<ToyFlow, ToyTable> position, Seat seat) {
    return toy.options(position, seat);
  }

  @Override
  public Optional<Command> defaultAnswer(Position<ToyFlow, ToyTable> position, Seat seat) {
    return toy.defaultAnswer(position, seat);
  }
}
