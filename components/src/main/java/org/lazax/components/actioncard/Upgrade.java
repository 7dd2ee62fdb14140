package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Marks;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After the player has activated a system, it replaces a cruiser of its own there by a dreadnought.
 * Rules: action_card/upgrade.N1 to action_card/upgrade.N3.
 */
public final class Upgrade extends ActionCard<SystemActivated> {
  private static final String CRUISER = "cruiser";

  public Upgrade() {
    super(SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user())
        && !cruisers(table, grant, activated).isEmpty()
        && UnitPlacement.has(table, grant.user(), UnitType.DREADNOUGHT);
  }

  private static List<Piece> cruisers(Table table, Grant grant, SystemActivated activated) {
    return table.units().ships(activated.system(), grant.user()).stream()
        .filter(ship -> ship.type() == UnitType.CRUISER)
        .flatMap(ship -> Piece.of(Place.space(activated.system()), ship, 1).stream())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return soFar.has(CRUISER)
        ? UnitPlacement.asks(table, grant.user(), UnitType.DREADNOUGHT, soFar)
        : Optional.of(Ask.one(CRUISER, cruisers(table, grant, activated)));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    Piece cruiser = Piece.parse(chosen.one(CRUISER).orElseThrow());
    draft.add(new UnitsRemoved(cruiser.from(), List.of(cruiser.stack(grant.user()))));
    UnitPlacement.place(draft, grant.user(), UnitType.DREADNOUGHT, cruiser.from(), chosen);
    Marks.handOn(draft, cruiser, UnitStack.of(grant.user(), UnitType.DREADNOUGHT, 1));
  }
}
