package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.component.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * An infantry on Mecatol Rex, if its owner controls it; the action may be taken without. Rule:
 * technology/lazax_gate_folding.N3.
 */
final class LazaxGateFolding implements ActionAbility {
  private static final TechnologyId CARD = new TechnologyId("lazax_gate_folding");

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/lazax_gate_folding#infantry");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    Table table = draft.table();
    if (table.planets().controls(grant.user(), PlanetId.MECATOL_REX)) {
      Place place =
          Place.on(
              table.galaxy().systemOf(PlanetId.MECATOL_REX).orElseThrow(), PlanetId.MECATOL_REX);
      draft.add(new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, 1))));
    }
  }
}
