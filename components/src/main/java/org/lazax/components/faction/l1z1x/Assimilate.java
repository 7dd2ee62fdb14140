package org.lazax.components.faction.l1z1x;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.effect.Structures;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * PDS and space docks of others on a planet that the owner gains are replaced by the owner's, as
 * far as its reinforcements suffice. For the others it may take such units off the board. Rules:
 * faction_ability/assimilate.N1, faction_ability/assimilate.N3, faction_ability/assimilate.N4.
 */
public final class Assimilate implements Component, Ability<PlanetTaken> {
  private static final List<UnitType> STRUCTURES = List.of(UnitType.PDS, UnitType.SPACE_DOCK);

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/assimilate");
  }

  @Override
  public Class<PlanetTaken> trigger() {
    return PlanetTaken.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetTaken taken) {
    return taken.gainer().equals(grant.user())
        && STRUCTURES.stream()
            .anyMatch(type ->
                lost(table, grant, taken, type) > 0
                    && UnitPlacement.has(table, grant.user(), type));
  }

  private static Place place(Table table, PlanetTaken taken) {
    return Place.on(table.galaxy().systemOf(taken.planet()).orElseThrow(), taken.planet());
  }

  private static int lost(Table table, Grant grant, PlanetTaken taken, UnitType type) {
    return structures(table, grant, taken, type).mapToInt(UnitStack::count).sum();
  }

  private static Stream<UnitStack> structures(
      Table table, Grant grant, PlanetTaken taken, UnitType type) {
    return table.units().at(place(table, taken)).stream()
        .filter(stack -> !stack.owner().equals(grant.user()) && stack.type() == type);
  }

  /** For those that are out of reserve, units on the board. */
  @Override
  public Optional<Ask> asks(Table table, Grant grant, PlanetTaken taken, Chosen soFar) {
    return STRUCTURES.stream()
        .filter(type -> !soFar.has(type.text()))
        .flatMap(type -> lifting(table, grant, taken, type).stream())
        .findFirst();
  }

  private static Optional<Ask> lifting(Table table, Grant grant, PlanetTaken taken, UnitType type) {
    int missing = lost(table, grant, taken, type) - Reinforcements.left(table, grant.user(), type);
    List<String> pieces =
        UnitPlacement.liftable(table, grant.user(), type).stream()
            .flatMap(place ->
                table.units().at(place, grant.user()).stream()
                    .filter(stack -> stack.type() == type)
                    .flatMap(stack -> Piece.of(place, stack, stack.count()).stream()))
            .map(Piece::toString)
            .toList();
    return missing > 0 && !pieces.isEmpty()
        ? Optional.of(new Ask(type.text(), pieces, 0, Math.min(missing, pieces.size())))
        : Optional.empty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetTaken taken, Chosen chosen) {
    for (UnitType type : STRUCTURES) {
      List<Piece> lifted = chosen.all(type.text()).stream().map(Piece::parse).toList();
      int own = Reinforcements.left(draft.table(), grant.user(), type) + lifted.size();
      for (Piece piece : lifted) {
        draft.add(new UnitsRemoved(piece.from(), List.of(piece.stack(grant.user()))));
      }
      replace(draft, grant, taken, type, own);
    }
  }

  private static void replace(
      Draft<?, Table> draft, Grant grant, PlanetTaken taken, UnitType type, int own) {
    Place place = place(draft.table(), taken);
    int left = own;
    for (UnitStack stack : structures(draft.table(), grant, taken, type).toList()) {
      int replaced = Math.min(left, stack.count());
      if (replaced > 0) {
        left -= replaced;
        draft.add(new UnitsRemoved(place, List.of(stack.times(replaced))));
        UnitStack come = UnitStack.of(grant.user(), type, replaced);
        draft.add(new UnitsPlaced(place, List.of(come)));
        Structures.placed(draft, place, come);
      }
    }
  }
}
