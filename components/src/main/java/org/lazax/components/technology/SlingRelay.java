package org.lazax.components.technology;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.SingleUnit;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.galaxy.SystemId;

/**
 * As an action, the owner exhausts the card to produce one ship in a system with its space dock. It
 * pays for the ship and must produce one. Rules: technology/sling_relay.N1,
 * technology/sling_relay.N2.
 */
public final class SlingRelay implements Component, ActionAbility {
  private static final TechnologyId CARD = new TechnologyId("sling_relay");
  private static final String SYSTEM = "system";
  private static final Allowance ONE_SHIP =
      new Allowance(
          Optional.of(1),
          Optional.empty(),
          Arrays.stream(UnitType.values()).filter(UnitType::isShip).toList(),
          Optional.empty(),
          true);

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/sling_relay");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && systems(table, grant).findAny().isPresent();
  }

  private static Stream<SystemId> systems(Table table, Grant grant) {
    return table.units().at().entrySet().stream()
        .filter(at ->
            at.getValue().stream()
                .anyMatch(stack ->
                    stack.owner().equals(grant.user()) && stack.type() == UnitType.SPACE_DOCK))
        .map(at -> at.getKey().system())
        .distinct()
        .filter(
            system -> SingleUnit.isPossible(table, Production.by(ONE_SHIP, grant.user(), system)));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant).toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    SystemId system = SystemId.of(chosen.one(SYSTEM).orElseThrow());
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.call(Production.by(ONE_SHIP, grant.user(), system));
  }
}
