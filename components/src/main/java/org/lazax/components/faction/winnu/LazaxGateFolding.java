package org.lazax.components.faction.winnu;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * In the owner's tactical actions, Mecatol Rex's system has an alpha and a beta wormhole, for all
 * players. As an action, the owner exhausts the card and places one infantry on Mecatol Rex if it
 * controls it. It may take the action also if it does not. Rules: technology/lazax_gate_folding.N1
 * to technology/lazax_gate_folding.N3.
 */
public final class LazaxGateFolding implements Component, ActionAbility, GalaxyHooks {
  private static final TechnologyId CARD = new TechnologyId("lazax_gate_folding");

  @Override
  public ComponentRef ref() {
    return name().component();
  }

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

  @Override
  public Map<SystemId, Set<Wormhole>> opens(GalaxyHookView sight) {
    boolean open =
        sight
            .table()
            .kernel()
            .within(TacticalAction.class)
            .filter(action -> sight.owner().filter(action.seat()::equals).isPresent())
            .isPresent();
    return open
        ? Map.of(SystemId.MECATOL_REX, EnumSet.of(Wormhole.ALPHA, Wormhole.BETA))
        : Map.of();
  }
}
