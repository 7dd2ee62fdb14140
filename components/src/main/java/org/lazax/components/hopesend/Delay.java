package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A diplomat puts off an invasion of its planet: what was committed to it returns to the space area
 * before any space cannon fires. Not on Mecatol Rex, and not in two turns of the invader in a row.
 * Rules: hopes_end.25 to hopes_end.25.3, hopes_end.N29, hopes_end.N30.
 */
final class Delay extends Paragraph<InFight> implements CombatAbility {
  Delay(LeaderCounterId leader) {
    super(leader, "delay", InFight.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    Optional<PlanetId> planet = happens.place().planet();
    return CombatMoment.COMMITTED.isIn(happens)
        && happens.defender().equals(grant.user())
        && isInPlayFor(table, grant.user())
        && planet.isPresent()
        && piece(table).flatMap(LeaderPiece::planet).equals(planet)
        && !happens.place().system().equals(SystemId.MECATOL_REX)
        && !committed(table, happens).isEmpty()
        && !DelayedInvasions.isKnown(table, happens.active(), planet.get());
  }

  private static List<UnitStack> committed(Table table, InFight happens) {
    return table.units().at(happens.place(), happens.active()).stream()
        .filter(stack -> !Stats.of(table, stack).isStructure())
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Seat invader = happens.active();
    PlanetId planet = happens.place().planet().orElseThrow();
    Place space = Place.space(happens.place().system());
    draft.add(new UnitsMoved(happens.place(), space, committed(draft.table(), happens)));
    Fates.printed(draft.table(), invader).stream()
        .map(LeaderCounter::id)
        .filter(leader ->
            LeaderCounters.find(draft.table(), leader)
                .flatMap(LeaderPiece::planet)
                .filter(planet::equals)
                .isPresent())
        .forEach(leader -> back(draft, invader, leader, space));
    int turn = DelayedInvasions.turn(draft.table(), invader).orElse(0);
    draft.add(new InvasionDelayed(planet, invader, turn));
  }

  /** A counter of the invader returns to a ship that carries some, or else to any. */
  private static void back(
      Draft<?, Table> draft, Seat invader, LeaderCounterId leader, Place space) {
    List<UnitStack> ships =
        draft.table().units().ships(space.system(), invader).stream()
            .filter(ship -> ship.type() != UnitType.FIGHTER)
            .filter(ship -> ship.mark().map(LeaderCounters::isMark).orElse(true))
            .toList();
    ships.stream()
        .filter(ship -> ship.mark().isPresent())
        .findFirst()
        .or(() -> ships.stream().findFirst())
        .ifPresent(ship -> {
          ComponentRef mark =
              ship.mark().orElseGet(() -> LeaderCounters.freeMark(draft.table(), leader));
          if (ship.mark().isEmpty()) {
            draft.add(new UnitsMarked(space, List.of(ship.times(1)), Optional.of(mark)));
          }
          draft.add(new LeaderBoarded(leader, mark));
        });
  }
}
