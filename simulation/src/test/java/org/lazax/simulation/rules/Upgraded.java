package org.lazax.simulation.rules;

import java.util.List;
import java.util.Optional;
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
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.ruleset.RulesetVersion;
import org.lazax.table.Table;

/** A service whose code has a version of the rules, and is exchanged for one with another. */
final class Upgraded<S> implements Decider<S, Table> {
  private final Decider<S, Table> decider;
  private Ruleset ruleset = StandardRules.RULESET.withVersion(RulesetVersion.CURRENT);

  Upgraded(Decider<S, Table> decider) {
    this.decider = decider;
  }

  void to(int version) {
    ruleset = StandardRules.RULESET.withVersion(version);
  }

  private Position<S, Table> here(Position<S, Table> position) {
    return new Position<>(position.head(), position.table().withRules(ruleset), position.own());
  }

  @Override
  public Decision<S, Table> decide(
      Position<S, Table> position, Stamp stamp, Command command, Dice dice) {
    return decider.decide(here(position), stamp, command, dice);
  }

  @Override
  public Decision<S, Table> proceed(Position<S, Table> position, Stamp stamp, Dice dice) {
    return decider.proceed(here(position), stamp, dice);
  }

  @Override
  public List<Option> options(Position<S, Table> position, Seat seat) {
    return decider.options(here(position), seat);
  }

  @Override
  public Optional<Command> defaultAnswer(Position<S, Table> position, Seat seat) {
    return decider.defaultAnswer(here(position), seat);
  }

  @Override
  public Service service() {
    return decider.service();
  }

  @Override
  public WireTypes wire() {
    return decider.wire();
  }

  @Override
  public S initial() {
    return decider.initial();
  }

  @Override
  public Table table() {
    return decider.table();
  }

  @Override
  public S evolve(S own, GameEvent event, Stamp stamp) {
    return decider.evolve(own, event, stamp);
  }
}
