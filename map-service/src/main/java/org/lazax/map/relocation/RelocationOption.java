package org.lazax.map.relocation;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.map.relocation.Relocate.Load;
import org.lazax.map.state.Pickup;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * Ships have to leave a system.
 *
 * @param ships all ships that leave, by kind
 * @param capacities how many units each of them may carry, by type
 * @param inSpace units that are removed if no ship carries them
 * @param flyers units that leave by themselves if no ship carries them
 * @param onPlanets what may also be carried when the units in space are aboard or the ships are
 *     full
 * @param diceEach how many dice each ship rolls for a gravity rift, 0 or 1
 * @param suggested what happens if the owner does not answer
 */
public record RelocationOption(
    List<SystemId> destinations,
    List<UnitStack> ships,
    Map<UnitType, Integer> capacities,
    List<Pickup> inSpace,
    List<Pickup> flyers,
    List<Pickup> onPlanets,
    int diceEach,
    Relocate suggested)
    implements Option {
  public RelocationOption {
    destinations = List.copyOf(destinations);
    ships = List.copyOf(ships);
    capacities = Copies.sorted(capacities);
    inSpace = List.copyOf(inSpace);
    flyers = List.copyOf(flyers);
    onPlanets = List.copyOf(onPlanets);
  }

  @Override
  public Form form() {
    return Form.of(suggested)
        .titled("Move the ships away")
        .with(Field.one("to", destinations))
        .with(Field.each("loads", Bounds.atLeast(0), carriers()))
        .refusedBy("space_combat.N10", "space_combat.N11", "space_combat.N12")
        .about("ships", ships)
        .about("removedUnlessCarried", inSpace)
        .about("diceEach", diceEach);
  }

  private List<Candidate> carriers() {
    List<Candidate> cargo =
        Stream.of(inSpace, flyers, onPlanets)
            .flatMap(List::stream)
            .map(each -> Candidate.of(each.one()).most(each.count()))
            .toList();
    return ships.stream()
        .filter(ship -> capacities.getOrDefault(ship.type(), 0) > 0)
        .map(ship ->
            Candidate.of(new Load(ship.type(), ship.damaged(), List.of()))
                .most(ship.count())
                .with(
                    Field.count(
                        "cargo", Bounds.upTo(capacities.getOrDefault(ship.type(), 0)), cargo)))
        .toList();
  }
}
