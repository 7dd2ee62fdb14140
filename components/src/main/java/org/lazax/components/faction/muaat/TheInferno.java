package org.lazax.components.faction.muaat;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.units.Place;

/** As an action, the owner spends a strategy token to place a cruiser in the flagship's system. */
final class TheInferno extends Card<ComponentAction> implements ActionAbility {
  TheInferno() {
    super(Kind.UNIT, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return StrategyTokens.has(table, grant.user(), 1)
        && place(table, grant).isPresent()
        && UnitPlacement.has(table, grant.user(), UnitType.CRUISER);
  }

  /** Where the flagship is; empty if it is not on the board. */
  private static Optional<Place> place(Table table, Grant grant) {
    return table.units().at().entrySet().stream()
        .filter(at -> at.getKey().isSpace())
        .filter(at ->
            at.getValue().stream()
                .anyMatch(
                    ship -> ship.owner().equals(grant.user()) && ship.type() == UnitType.FLAGSHIP))
        .map(at -> at.getKey())
        .findFirst();
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return UnitPlacement.asks(table, grant.user(), UnitType.CRUISER, soFar)
        .or(() -> StrategyTokens.asks(table, grant.user(), soFar));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Place place = place(draft.table(), grant).orElseThrow();
    StrategyTokens.spend(draft, grant.user(), chosen);
    UnitPlacement.place(draft, grant.user(), UnitType.CRUISER, place, chosen);
  }
}
