package org.lazax.components.faction.muaat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AbilityResolved;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * When the owner uses Star Forge, it may place an infantry with each of its mechs in that system or
 * in adjacent ones.
 */
final class EmberColossus extends Card<AbilityResolved> {
  private static final String MECHS = "mechs";

  EmberColossus() {
    super(Kind.UNIT, AbilityResolved.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AbilityResolved forged) {
    return forged.isUse(grant.user(), StarForge.NAME) && !mechs(table, grant, forged).isEmpty();
  }

  private static List<Piece> mechs(Table table, Grant grant, AbilityResolved forged) {
    SystemId system = SystemId.of(forged.one(StarForge.SYSTEM).orElseThrow());
    Set<SystemId> near = new HashSet<>(Starmap.seenBy(table, grant.user()).adjacent(system));
    near.add(system);
    List<Piece> mechs = new ArrayList<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (near.contains(at.getKey().system()) && isOpen(table, grant, at.getKey())) {
        at.getValue().stream()
            .filter(stack -> stack.owner().equals(grant.user()) && stack.type() == UnitType.MECH)
            .forEach(stack -> mechs.addAll(Piece.of(at.getKey(), stack, stack.count())));
      }
    }
    return mechs;
  }

  private static boolean isOpen(Table table, Grant grant, Place place) {
    return UnitPlacement.isOpen(table, grant.user(), UnitType.INFANTRY, place);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AbilityResolved forged, Chosen soFar) {
    if (soFar.has(MECHS)) {
      return Optional.empty();
    }
    List<String> mechs = mechs(table, grant, forged).stream().map(Piece::toString).toList();
    return Optional.of(new Ask(MECHS, mechs, 1, mechs.size()));
  }

  /** An infantry for which no piece of plastic is left is not placed. */
  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AbilityResolved forged, Chosen chosen) {
    for (String mech : chosen.all(MECHS)) {
      Place place = Piece.parse(mech).from();
      if (isOpen(draft.table(), grant, place)) {
        draft.add(
            new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, 1))));
      }
    }
  }
}
