package org.lazax.components.actioncard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.Cost;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.form.Bounds;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * The player removes one or two of its ships that are no fighters and gains trade goods by their
 * costs. Rule: action_card/scuttle.N1.
 */
public final class Scuttle extends ComponentActionCard {
  private static final String SHIPS = "ships";
  private static final int MOST = 2;

  @Override
  public boolean possible(Table table, Grant grant) {
    return !ships(table, grant).isEmpty();
  }

  private static List<String> ships(Table table, Grant grant) {
    List<String> pieces = new ArrayList<>();
    for (SystemId system : table.galaxy().systems()) {
      table.units().ships(system, grant.user()).stream()
          .filter(ship -> ship.type() != UnitType.FIGHTER)
          .flatMap(ship -> Piece.of(Place.space(system), ship, MOST).stream())
          .forEach(piece -> pieces.add(piece.toString()));
    }
    return pieces;
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.SHIP, Bounds.between(1, MOST)));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return soFar.has(SHIPS)
        ? Optional.empty()
        : Optional.of(new Ask(SHIPS, ships(table, grant), 1, MOST));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    int goods = 0;
    for (Piece ship : chosen.all(SHIPS).stream().map(Piece::parse).toList()) {
      UnitCard card = Stats.of(draft.table(), grant.user(), ship.type());
      goods += card.cost().map(Cost::resources).orElse(0);
      draft.add(new UnitsRemoved(ship.from(), List.of(ship.stack(grant.user()))));
    }
    if (goods > 0) {
      Gains.goods(draft, grant.user(), goods);
    }
  }
}
