package org.lazax.combat;

import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.combat.hits.AssignHits;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.combat.state.UnitSelection;
import org.lazax.components.StandardRules;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * Positions in which fights begin: the active player is p1, the active system {@code 27} with the
 * planets New Albion and Starpoint, {@code 19} with Wellon beside it, {@code 46} empty beyond.
 * Everybody controls a planet elsewhere, so that nobody is out of the game.
 */
public final class Field {
  public static final SystemId SYSTEM = SystemId.of("27");
  public static final Place SPACE = Place.space(SYSTEM);
  public static final PlanetId ALBION = new PlanetId("new_albion");
  public static final PlanetId STARPOINT = new PlanetId("starpoint");
  public static final String ON_ALBION = "27/new_albion";
  public static final String ON_STARPOINT = "27/starpoint";

  private Field() {}

  public static TableKit field() {
    return TableKit.players(3)
        .tile("27", 0, 0)
        .tile("19", 1, 0)
        .tile("46", 3, 0)
        .controls(P1, "arretze")
        .controls(P2, "archon_ren")
        .controls(P3, "arc_prime");
  }

  public static Scenario<CombatState> cannons(TableKit kit, int... dice) {
    List<Seat> all = kit.table().clockwiseFrom(P1);
    return fight(kit.frame(new SpaceCannonOffense(P1, SYSTEM, all)), dice);
  }

  public static Scenario<CombatState> spaceCombat(TableKit kit, int... dice) {
    return fight(kit.frame(new SpaceCombat(SYSTEM, P1, P2)), dice);
  }

  public static Scenario<CombatState> invasion(TableKit kit, int... dice) {
    return fight(kit.frame(new Invasion(P1, SYSTEM)), dice);
  }

  public static Scenario<CombatState> fight(TableKit kit, int... dice) {
    return Scenario.given(new CombatDecider(StandardRules.TABLE), kit, dice);
  }

  // ---- what is there ----

  public static int count(Scenario<CombatState> scenario, Seat seat, String place, UnitType type) {
    return count(scenario.table(), seat, place, type);
  }

  public static int count(Table table, Seat seat, String place, UnitType type) {
    return table.units().count(Place.of(place), s -> s.owner().equals(seat) && s.type() == type);
  }

  public static int damaged(
      Scenario<CombatState> scenario, Seat seat, String place, UnitType type) {
    return scenario
        .table()
        .units()
        .count(Place.of(place), s -> s.owner().equals(seat) && s.type() == type && s.damaged());
  }

  /** The rolls of the last step, in their order. */
  public static List<DiceRolled> rolls(Scenario<CombatState> scenario) {
    return scenario.events().stream()
        .filter(DiceRolled.class::isInstance)
        .map(DiceRolled.class::cast)
        .toList();
  }

  public static <E extends GameEvent> List<E> happened(
      Scenario<CombatState> scenario, Class<E> kind) {
    return scenario.events().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The outcomes of the frames that the last step has closed, in their order. */
  public static List<Outcome> outcomes(Scenario<CombatState> scenario) {
    return scenario.events().stream()
        .filter(FrameClosed.class::isInstance)
        .map(e -> ((FrameClosed) e).outcome())
        .toList();
  }

  public static UnitSelection group(UnitType type, int count) {
    return new UnitSelection(type, count, false);
  }

  public static UnitSelection damaged(UnitType type, int count) {
    return new UnitSelection(type, count, true);
  }

  public static AssignHits destroy(UnitSelection... groups) {
    return new AssignHits(List.of(), List.of(groups));
  }

  public static AssignHits sustain(UnitSelection... groups) {
    return new AssignHits(List.of(groups), List.of());
  }
}
