package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Jump;
import org.lazax.rules.procedure.MapProcedure.Jump.Leap;
import org.lazax.rules.procedure.MapProcedure.Jump.Single;
import org.lazax.rules.units.Piece;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Ships of p1 jump out of the gravity rift 41 and out of 46 to systems that are far away. */
class JumpTest {
  private static TableKit board() {
    return TableKit.players(2)
        .sheet(P1, 3, 5, 2)
        .tile("41", 0, 0)
        .tile("46", 1, 0)
        .tile("47", 6, 0)
        .tile("48", -6, 0)
        .controls(P1, "jord")
        .controls(P2, "archon_ren")
        .units(P1, "41", CRUISER, 1)
        .units(P1, "41", CARRIER, 1)
        .units(P1, "41", INFANTRY, 2)
        .units(P1, "46", CRUISER, 1);
  }

  private static Scenario<MapState> jump(TableKit kit, List<Leap> leaps, int... dice) {
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting()).frame(new Jump(P1, leaps)),
        dice);
  }

  private static Leap leap(String ship, String to, String... cargo) {
    return new Leap(
        single(ship), SystemId.of(to), Arrays.stream(cargo).map(each -> single(each)).toList());
  }

  private static Single single(String piece) {
    Piece one = Piece.parse(piece);
    return new Single(one.from(), one.stack(P1));
  }

  private static List<UnitStack> at(Scenario<MapState> jumped, String place) {
    return jumped.table().units().at(Place.of(place), P1);
  }

  @Test
  @Rule({"leader/mirik_aun_sissiri.N5", "leader/the_helmsman.N4"})
  void eachShipThatLeavesARiftIsLostOnThreeOrLessWithItsCargo() {
    List<Leap> leaps =
        List.of(
            leap("41:carrier:1", "47", "41:infantry:1"),
            leap("41:cruiser:1", "47"),
            leap("46:cruiser:1", "48"));

    Scenario<MapState> lost = jump(board(), leaps, 3, 4);
    assertThat(at(lost, "47")).containsExactly(UnitStack.of(P1, CRUISER, 1));
    assertThat(at(lost, "48")).containsExactly(UnitStack.of(P1, CRUISER, 1));
    assertThat(at(lost, "41")).as("nothing carries it any more").isEmpty();

    Scenario<MapState> safe = jump(board(), leaps, 4, 3);
    assertThat(at(safe, "47"))
        .containsExactlyInAnyOrder(UnitStack.of(P1, CARRIER, 1), UnitStack.of(P1, INFANTRY, 1));
  }

  @Test
  @Rule({"leader/the_helmsman.N6", "leader/mirik_aun_sissiri.N7"})
  void theNexusIsTurnedByWhoArrives() {
    TableKit nexus = board().tileOffBoard("82A");
    assertThat(NexusTile.inactive(nexus.table().galaxy())).isPresent();

    Scenario<MapState> jumped = jump(nexus, List.of(leap("46:cruiser:1", "82")));
    assertThat(at(jumped, "82")).hasSize(1);
    assertThat(NexusTile.inactive(jumped.table().galaxy())).isEmpty();
  }

  @Test
  void othersReactToEachArrival() {
    TableKit kit =
        board().player(P2, "empyrean").leader(P2, "xuange", LeaderState.UNLOCKED).tokens(P2, "48");

    assertThat(jump(kit, List.of(leap("46:cruiser:1", "47"))).awaited()).isEmpty();
    assertThat(jump(kit, List.of(leap("46:cruiser:1", "48"))).awaited()).containsExactly(P2);
  }
}
