package org.lazax.components.faction.arborec;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.SingleUnit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * As an action, the owner produces any number of units in each system with ground forces of its
 * own, one system after the other, and pays for them. No PRODUCTION is used. Rules:
 * leader/letani_miasmiala.N1 to leader/letani_miasmiala.N4.
 */
final class LetaniMiasmiala extends Card<ComponentAction> implements ActionAbility {
  LetaniMiasmiala() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table)
        && productions(table, grant.user()).stream()
            .anyMatch(production -> SingleUnit.isPossible(table, production));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    draft.callInOrder(productions(draft.table(), grant.user()), draft::call);
  }

  private static List<Production> productions(Table table, Seat seat) {
    Allowance allowance =
        new Allowance(Optional.empty(), Optional.empty(), List.of(), Optional.empty(), false);
    return systems(table, seat).stream()
        .map(system -> Production.by(allowance, seat, system))
        .toList();
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.units().at().keySet().stream()
        .filter(place ->
            table.units().at(place, seat).stream()
                .anyMatch(stack -> Stats.of(table, stack).isGroundForce()))
        .map(Place::system)
        .distinct()
        .toList();
  }
}
