package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.showing.Showable;
import org.lazax.rules.showing.ShownFor;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * The back of a counter that lies face down. Which counter it is only its owner knows. It goes
 * where counters go; what its counter does it does once it is turned up. An admiral is shown with
 * the declaration of a movement, a scientist with the payment for a technology. Rules:
 * hopes_end.24, hopes_end.29, hopes_end.31, hopes_end.N39.
 */
final class Back extends Counter implements Showable {
  Back(LeaderCounterId id) {
    super(id);
  }

  @Override
  List<Ability<?>> ofItsClass() {
    return List.of(
        new Mix(id()),
        new ShowInFight(id()),
        new Hold(id()),
        Unveiled.of(LeaderCounter.Type.DIPLOMAT, id(), Delay::new),
        Unveiled.of(LeaderCounter.Type.DIPLOMAT, id(), Pass::new),
        Unveiled.of(LeaderCounter.Type.AGENT, id(), Sacrifice::new),
        Unveiled.of(LeaderCounter.Type.SCIENTIST, id(), BuyStructure::new));
  }

  @Override
  public Optional<Table> supposed(Table table, Grant grant, ShownFor purpose) {
    return serves(table, grant, purpose)
        .flatMap(type -> Faces.anyUnder(table, id(), type))
        .map(up -> up.fold(table));
  }

  @Override
  public Optional<Table> shown(Table table, Grant grant, ShownFor purpose) {
    return serves(table, grant, purpose)
        .filter(type -> Faces.is(table, id(), type))
        .flatMap(_ -> Faces.up(table, id()))
        .map(up -> up.fold(table));
  }

  @Override
  public void show(Draft<?, Table> draft, Grant grant) {
    draft.add(Faces.up(draft.table(), id()).orElseThrow());
  }

  /** The class that serves where it lies. */
  private Optional<LeaderCounter.Type> serves(Table table, Grant grant, ShownFor purpose) {
    return LeaderCounters.find(table, id())
        .filter(piece -> piece.owner().equals(grant.user()))
        .flatMap(piece ->
            switch (purpose) {
              case MOVEMENT -> speeds(table, piece);
              case RESEARCH -> doubles(table, piece);
            });
  }

  private static Optional<LeaderCounter.Type> speeds(Table table, LeaderPiece piece) {
    return piece
        .ship()
        .flatMap(_ -> piece.place(table))
        .filter(at -> isWithDreadnoughts(table, piece, at))
        .map(_ -> LeaderCounter.Type.ADMIRAL);
  }

  private static Optional<LeaderCounter.Type> doubles(Table table, LeaderPiece piece) {
    return piece
        .planet()
        .filter(planet -> !HomePlanets.of(table, piece.owner()).contains(planet))
        .map(_ -> LeaderCounter.Type.SCIENTIST);
  }

  private static boolean isWithDreadnoughts(Table table, LeaderPiece piece, Place at) {
    return table.units().at(at, piece.owner()).stream()
        .anyMatch(stack -> stack.type() == UnitType.DREADNOUGHT);
  }
}
