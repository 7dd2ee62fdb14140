package org.lazax.map.movement;

import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.BuildGalaxy;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Six players' fleets strewn over a dealt galaxy: the same for the same seed. */
final class RandomBoard {
  private static final int BLUE_AND_RED = 54;
  private static final List<UnitType> SHIPS =
      List.of(CARRIER, CARRIER, CRUISER, CRUISER, DESTROYER, DREADNOUGHT);

  private final Random random;
  private final Table table;
  private final List<SystemId> systems;

  RandomBoard(long seed) {
    random = new Random(seed);
    int[] draws =
        IntStream.range(0, BLUE_AND_RED)
            .map(drawn -> 1 + random.nextInt(BLUE_AND_RED - drawn))
            .toArray();
    Table dealt =
        Scenario.given(
                new MapDecider(StandardRules.TABLE),
                TableKit.players(6).frame(new BuildGalaxy()),
                draws)
            .table();
    systems = List.copyOf(dealt.galaxy().systems());
    TableKit kit = TableKit.players(6).with(t -> t.withGalaxy(dealt.galaxy()));
    for (Seat seat : dealt.seats()) {
      kit = equip(kit, seat);
    }
    table = kit.table();
  }

  Table table() {
    return table;
  }

  SystemId someSystem() {
    return systems.get(random.nextInt(systems.size()));
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  private TableKit equip(TableKit kit, Seat seat) {
    TableKit equipped = kit;
    for (String technology :
        List.of("gravity_drive", "antimass_deflectors", "carrier_ii", "fighter_ii")) {
      if (random.nextInt(3) == 0) {
        equipped = equipped.technologies(seat, technology);
      }
    }
    for (int fleet = 0; fleet < 4; fleet++) {
      SystemId system = someSystem();
      String place = system.value();
      for (int ship = 0; ship < 2; ship++) {
        equipped = equipped.units(seat, place, SHIPS.get(random.nextInt(SHIPS.size())), 1);
      }
      equipped = equipped.units(seat, place, FIGHTER, 1 + random.nextInt(3));
      equipped = equipped.units(seat, place, INFANTRY, 1);
      for (PlanetId planet : new ArrayList<>(kit.table().galaxy().planets(system))) {
        equipped = equipped.units(seat, place + "/" + planet, INFANTRY, 2);
        equipped = equipped.units(seat, place + "/" + planet, MECH, 1);
      }
      if (random.nextInt(5) == 0) {
        equipped = equipped.tokens(seat, place);
      }
    }
    return equipped;
  }
}
