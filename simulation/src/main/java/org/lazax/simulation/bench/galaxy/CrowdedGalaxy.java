package org.lazax.simulation.bench.galaxy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.map.movement.Movers;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The galaxy of a game of eight players with a fleet in every system. The first player is about to
 * activate Mecatol Rex and has the technologies that change movement.
 */
record CrowdedGalaxy(Table table, Movement movement) {
  private static final int PLAYERS = 8;
  private static final List<UnitType> FLEET =
      List.of(UnitType.CARRIER, UnitType.CRUISER, UnitType.DESTROYER, UnitType.FIGHTER);

  /** The galaxy of this seed. */
  static CrowdedGalaxy of(long seed) {
    List<Table> firstRound = new ArrayList<>();
    WholeGame.of(seed, PLAYERS, RandomBot::new)
        .onCommit((_, table) -> {
          if (table.round() == 1) {
            firstRound.add(table);
          }
        })
        .play();
    Seat seat = new Seat(1);
    Table table =
        firstRound
            .getLast()
            .withPlayer(seat, player -> player.withTechnologies(movementTechnologies()));
    int number = 0;
    for (SystemId system : new TreeSet<>(table.galaxy().systems())) {
      Seat owner = number++ % 2 == 0 ? seat : new Seat(2 + number % (PLAYERS - 1));
      for (UnitType type : FLEET) {
        table =
            table.withUnits(
                table.units().plus(Place.space(system), List.of(UnitStack.of(owner, type, 1))));
      }
    }
    return new CrowdedGalaxy(table, new Movement(seat, SystemId.MECATOL_REX));
  }

  private static Set<TechnologyId> movementTechnologies() {
    return Set.of(
        new TechnologyId("gravity_drive"),
        new TechnologyId("antimass_deflectors"),
        new TechnologyId("light_wave_deflector"));
  }

  int reachableShips() {
    return Movers.of(table, movement).ships().stream()
        .filter(mover -> !mover.stays())
        .mapToInt(Mover::count)
        .sum();
  }

  int ships() {
    return table
        .units()
        .all()
        .filter(stack -> stack.type().isShip())
        .mapToInt(UnitStack::count)
        .sum();
  }
}
