package org.lazax.map.relocation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.map.state.Pickup;
import org.lazax.rules.limits.Room;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/** Checks a relocation. Rules: space_combat.7, space_combat.N10 to N12. */
final class RelocationCheck {
  private final Table table;
  private final Relocation relocation;
  private final RelocatingUnits departure;
  private final Relocate command;

  RelocationCheck(Table table, Relocation relocation, Relocate command) {
    this.table = table;
    this.relocation = relocation;
    this.departure = new RelocatingUnits(table, relocation);
    this.command = command;
  }

  Optional<Refusal> broken() {
    if (!relocation.destinations().contains(command.to())) {
      return broken("space_combat.7.3", "that is none of the systems they may go to");
    }
    if (!carriersAreThere()) {
      return broken("space_combat.7.2", "there are not so many of these ships that go");
    }
    if (!cargoIsThere()) {
      return broken("space_combat.N10", "there are not so many of these units to carry");
    }
    if (command.loads().stream().anyMatch(this::isOverloaded)) {
      return broken("space_combat.N12", "the ship's capacity is less than its cargo");
    }
    return abandonsNeedlessly()
        ? broken(
            "space_combat.N11", "units in space are not left behind while there is room for them")
        : Optional.empty();
  }

  private boolean carriersAreThere() {
    List<UnitStack> carriers = new ArrayList<>();
    command
        .loads()
        .forEach(
            load -> carriers.add(new UnitStack(relocation.seat(), load.type(), 1, load.damaged())));
    Place space = Place.space(relocation.from());
    List<UnitStack> ships =
        departure.ships().stream().map(ship -> ship.marked(Optional.empty())).toList();
    Units going = Units.NONE.plus(space, ships);
    return going.containsAll(space, Units.NONE.plus(space, carriers).at(space));
  }

  private boolean cargoIsThere() {
    Map<Kind, Long> left = new TreeMap<>();
    List<Pickup> all = new ArrayList<>(departure.inSpace());
    all.addAll(departure.onPlanets());
    all.addAll(departure.flyers());
    all.forEach(pickup -> left.merge(Kind.of(pickup), (long) pickup.count(), Long::sum));
    Set<Kind> asked = new HashSet<>();
    for (Relocate.Load load : command.loads()) {
      for (Pickup pickup : load.cargo()) {
        Kind kind = Kind.of(pickup);
        asked.add(kind);
        left.merge(kind, -(long) pickup.count(), Long::sum);
      }
    }
    return asked.stream().allMatch(kind -> left.getOrDefault(kind, -1L) >= 0);
  }

  private boolean isOverloaded(Relocate.Load load) {
    UnitStack ship = new UnitStack(relocation.seat(), load.type(), 1, load.damaged());
    return !Room.fits(table, cargo(load), departure.capacity(ship));
  }

  private List<UnitStack> cargo(Relocate.Load load) {
    return load.cargo().stream().map(pickup -> pickup.units(relocation.seat())).toList();
  }

  private boolean abandonsNeedlessly() {
    long room =
        departure.capacity()
            - command.loads().stream().mapToLong(load -> Room.taken(table, cargo(load))).sum();
    return departure.capacity() > 0
        && departure.inSpace().stream()
            .anyMatch(there -> departure.room(there.type()) <= room && isLeft(there));
  }

  private boolean isLeft(Pickup there) {
    int taken =
        command.loads().stream()
            .flatMap(load -> load.cargo().stream())
            .filter(pickup -> Kind.of(pickup).equals(Kind.of(there)))
            .mapToInt(Pickup::count)
            .sum();
    return taken < there.count();
  }

  private Optional<Refusal> broken(String rule, String detail) {
    return Optional.of(
        Refusal.rule(rule, detail)
            .with("from", relocation.from())
            .with("to", command.to())
            .with("fleet", table.units().at(Place.space(relocation.from()), relocation.seat())));
  }

  /** Units that differ only in number. */
  private record Kind(Place from, UnitType type, boolean damaged) implements Comparable<Kind> {
    static Kind of(Pickup pickup) {
      return new Kind(pickup.from(), pickup.type(), pickup.damaged());
    }

    @Override
    public int compareTo(Kind other) {
      int byPlace = from.compareTo(other.from);
      int byType = byPlace != 0 ? byPlace : type.compareTo(other.type);
      return byType != 0 ? byType : Boolean.compare(damaged, other.damaged);
    }
  }
}
