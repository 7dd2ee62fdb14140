package org.lazax.combat.bombardment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Conductor;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.combat.Battles;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.dice.Battery;
import org.lazax.combat.dice.Volley;
import org.lazax.table.Copies;
import org.lazax.table.Table;
import org.lazax.table.procedure.CombatProcedure.AssignHits;
import org.lazax.table.procedure.CombatProcedure.Bombardment;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * The active player may bombard planets of the active system: every target is fixed before any die
 * is thrown, then the owners of ground forces choose the casualties. Rules: bombardment.1,
 * bombardment.2. Who is silent does not bombard.
 */
public final class BombardmentConductor implements Conductor<Battles, Table, Bombardment, Bombard> {
  private static final String ABOUT = "bombardment";

  @Override
  public Class<Bombardment> procedure() {
    return Bombardment.class;
  }

  @Override
  public Class<Bombard> commands() {
    return Bombard.class;
  }

  @Override
  public void proceed(Draft<Battles, Table> draft, Bombardment bombardment) {
    if (!bombardment.asked() && isPossible(draft.table(), bombardment)) {
      draft.ask(ABOUT, bombardment.seat());
    } else if (bombardment.hits().isEmpty()) {
      draft.close();
    } else {
      assign(draft, bombardment);
    }
  }

  /** Whether there is anything to bombard with and anything to hit. */
  public static boolean isPossible(Table table, Bombardment bombardment) {
    return !Targets.batteries(table, bombardment).isEmpty()
        && !Targets.planets(table, bombardment).isEmpty();
  }

  private static void assign(Draft<Battles, Table> draft, Bombardment bombardment) {
    PlanetId planet = bombardment.hits().keySet().iterator().next();
    Place place = Place.on(bombardment.system(), planet);
    int hits = bombardment.hits().getOrDefault(planet, 0);
    draft.change(
        new Bombardment(
            bombardment.seat(),
            bombardment.system(),
            true,
            Copies.without(bombardment.hits(), planet)));
    Targets.victim(draft.table(), place, bombardment.seat())
        .ifPresent(owner ->
            draft.call(
                new AssignHits(owner, place, HitSource.BOMBARDMENT, hits, bombardment.seat())));
  }

  @Override
  public void answer(Draft<Battles, Table> draft, Bombardment bombardment, Bombard command) {
    List<Battery> batteries = Targets.batteries(draft.table(), bombardment);
    for (Aim aim : command.aims()) {
      draft.require(Targets.barred(draft.table(), bombardment, aim.planet()));
    }
    if (!command.aims().isEmpty()) {
      draft.require(allOrNone(batteries, command.aims()));
    }
    draft.answered();
    Map<PlanetId, Integer> hits = new TreeMap<>();
    aimed(draft.table(), bombardment, command.aims())
        .forEach((planet, aimed) -> {
          Place place = Place.on(bombardment.system(), planet);
          int scored = Volley.roll(draft, bombardment.seat(), HitSource.BOMBARDMENT, place, aimed);
          if (scored > 0) {
            hits.put(planet, scored);
          }
        });
    draft.change(new Bombardment(bombardment.seat(), bombardment.system(), true, hits));
  }

  /** Every unit that can bombard fires, and no other. Rule: bombardment.N7. */
  private static Optional<Refusal> allOrNone(List<Battery> batteries, List<Aim> aims) {
    Map<UnitType, Integer> there = new EnumMap<>(UnitType.class);
    batteries.forEach(battery -> there.put(battery.type(), battery.units()));
    Map<UnitType, Integer> fire = new EnumMap<>(UnitType.class);
    aims.forEach(aim -> fire.merge(aim.type(), aim.count(), Integer::sum));
    return fire.equals(there)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("bombardment.N7", "every unit that can bombard fires, or none does")
                .with("can", there)
                .with("aimed", fire));
  }

  /** A die that one unit throws beside the others' is thrown once, wherever they aim. */
  private static Map<PlanetId, List<Battery>> aimed(
      Table table, Bombardment bombardment, List<Aim> aims) {
    Map<PlanetId, List<Battery>> aimed = new TreeMap<>();
    Set<UnitType> firing = EnumSet.noneOf(UnitType.class);
    for (Aim aim : aims) {
      boolean first = firing.add(aim.type());
      Place planet = Place.on(bombardment.system(), aim.planet());
      for (Battery battery : Targets.batteries(table, bombardment, planet)) {
        if (battery.type() == aim.type()) {
          aimed
              .computeIfAbsent(aim.planet(), _ -> new ArrayList<>())
              .add(battery.of(aim.count(), first));
        }
      }
    }
    return Collections.unmodifiableMap(aimed);
  }

  @Override
  public List<Option> options(
      Position<Battles, Table> position, Bombardment bombardment, Seat seat) {
    return List.of(
        new BombardOption(
            Targets.batteries(position.table(), bombardment),
            Targets.planets(position.table(), bombardment)));
  }

  @Override
  public Optional<Bombard> silence(
      Position<Battles, Table> position, Bombardment bombardment, Seat seat) {
    return Optional.of(new Bombard(List.of()));
  }
}
