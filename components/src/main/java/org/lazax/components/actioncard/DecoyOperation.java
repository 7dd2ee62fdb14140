package org.lazax.components.actioncard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After another player has activated a system with a structure of the player, the player moves up
 * to two of its ground forces from anywhere to one of its planets there. Damage stays. One that is
 * a structure is placed within the limits of structures. Rules: action_card/decoy_operation.N1,
 * unit/hel_titan_i.N3, structures.6.
 */
public final class DecoyOperation extends ActionCard<SystemActivated> {
  private static final String PLANET = "planet";
  private static final String UNITS = "units";
  private static final int MOST = 2;

  public DecoyOperation() {
    super(SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && hasStructure(table, grant, activated.system())
        && !planets(table, grant, activated.system()).isEmpty();
  }

  private static boolean hasStructure(Table table, Grant grant, SystemId system) {
    return table.units().in(system).values().stream()
        .flatMap(List::stream)
        .anyMatch(
            stack -> stack.owner().equals(grant.user()) && Stats.of(table, stack).isStructure());
  }

  private static List<Place> planets(Table table, Grant grant, SystemId system) {
    return ControlledPlanets.open(table, grant.user()).stream()
        .filter(place -> place.system().equals(system))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    if (!soFar.has(PLANET)) {
      return Optional.of(Ask.one(PLANET, planets(table, grant, activated.system())));
    }
    Place to = Place.of(soFar.one(PLANET).orElseThrow());
    return soFar.has(UNITS)
        ? Optional.empty()
        : Optional.of(new Ask(UNITS, groundForces(table, grant.user(), to), 0, MOST));
  }

  private static List<String> groundForces(Table table, Seat seat, Place to) {
    List<String> pieces = new ArrayList<>();
    table
        .units()
        .at()
        .forEach((place, stacks) ->
            stacks.stream()
                .filter(stack -> !place.equals(to) && stack.owner().equals(seat))
                .filter(stack -> Stats.of(table, stack).isGroundForce())
                .filter(stack -> Placement.broken(table, to, List.of(stack.times(1))).isEmpty())
                .flatMap(stack -> Piece.of(place, stack, MOST).stream())
                .forEach(piece -> pieces.add(piece.toString())));
    return pieces;
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    Place to = Place.of(chosen.one(PLANET).orElseThrow());
    for (String piece : chosen.all(UNITS)) {
      Piece moved = Piece.parse(piece);
      List<UnitStack> unit = List.of(moved.stack(grant.user()));
      if (Placement.broken(draft.table(), to, unit).isEmpty()) {
        draft.add(new UnitsMoved(moved.from(), to, unit));
      }
    }
  }
}
