package org.lazax.rules.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

class PlasticTest {
  private static final int FIRST = 19;

  @Test
  @Rule({
    "component_limitations.N1",
    "component_limitations.4.2",
    "fighter_tokens.0",
    "fighter_tokens.N1",
    "fighter_tokens.3"
  })
  void fightersStandInTenSystemsAtMostHoweverMany() {
    Table ten = fighters(10).table();

    assertThat(ten.settle()).isEmpty();
    assertThat(ten.guard(placed("19", FIGHTER))).isEmpty();
    assertThat(ten.guard(placed("29", FIGHTER)))
        .hasValueSatisfying(no -> assertThat(no.rule()).contains("component_limitations.N1"));
    assertThat(fighters(9).table().guard(placed("29", FIGHTER))).isEmpty();
  }

  @Test
  @Rule("fighter_tokens.3.1")
  void anEleventhGroupIsDestroyedTheSmallest() {
    Table eleven = fighters(11).units(P1, "19", FIGHTER, 1).table();

    assertThat(eleven.settle()).containsExactlyElementsOf(destroyed(eleven, "29", FIGHTER, 2));
    assertThat(fighters(11).frame(new Movement(P1, SystemId.of("19"))).table().settle()).isEmpty();
  }

  @Test
  @Rule({"infantry_tokens.0", "infantry_tokens.N1", "infantry_tokens.3", "infantry_tokens.3.1"})
  void infantryStandsOnTwelvePlanetsAndInSpaceAreasTogether() {
    TableKit twelve = board(13);
    for (int tile = FIRST; tile < FIRST + 6; tile++) {
      String planet = twelve.table().galaxy().planets(SystemId.of("" + tile)).getFirst().value();
      twelve =
          twelve
              .units(P1, tile + "/" + planet, INFANTRY, 3)
              .units(P1, "" + tile, CARRIER, 1)
              .units(P1, "" + tile, INFANTRY, 2);
    }
    TableKit thirteen = twelve.units(P1, "30/mellon", INFANTRY, 1);

    assertThat(Plastic.due(twelve.table())).isEmpty();
    assertThat(twelve.table().guard(placed("30/mellon", INFANTRY))).isPresent();
    assertThat(Plastic.due(thirteen.table()))
        .containsExactlyElementsOf(destroyed(thirteen.table(), "30/mellon", INFANTRY, 1));
  }

  private static List<GameEvent> destroyed(Table table, String at, UnitType type, int count) {
    Place place = Place.of(at);
    List<UnitStack> units = List.of(stack(type, count));
    return List.of(
        new UnitsDestroyed(place, units, Optional.empty()),
        new FrameOpened(table.kernel().opened(), new Destroyed(place, units, Optional.empty())));
  }

  private static TableKit fighters(int systems) {
    TableKit kit = board(12);
    for (int tile = FIRST; tile < FIRST + systems; tile++) {
      kit = kit.units(P1, "" + tile, CARRIER, 1).units(P1, "" + tile, FIGHTER, 2);
    }
    return kit;
  }

  private static TableKit board(int systems) {
    TableKit kit = TableKit.players(2).sheet(P1, 3, 16, 2).frame(new Turn(P1));
    for (int tile = FIRST; tile < FIRST + systems; tile++) {
      kit = kit.tile("" + tile, tile - FIRST, 0);
    }
    return kit;
  }

  private static UnitsPlaced placed(String place, UnitType type) {
    return new UnitsPlaced(Place.of(place), List.of(stack(type, 1)));
  }

  private static UnitStack stack(UnitType type, int count) {
    return UnitStack.of(P1, type, count);
  }
}
