package org.lazax.components.faction.arborec;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.SingleUnit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.galaxy.SystemId;

/**
 * After another player activates a system with a unit of the owner that has PRODUCTION, the owner
 * may produce one unit there and pays for it. No PRODUCTION is used. Rules:
 * leader/dirzuga_rophal.N1 to leader/dirzuga_rophal.N6.
 */
final class DirzugaRophal extends Card<SystemActivated> {
  private static final Allowance ONE_UNIT =
      new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), false);

  DirzugaRophal() {
    super(Kind.LEADER, SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && canProduce(table, grant.user(), activated.system())
        && SingleUnit.isPossible(table, Production.by(ONE_UNIT, grant.user(), activated.system()));
  }

  /** Whether the player has a unit with PRODUCTION there. */
  private static boolean canProduce(Table table, Seat seat, SystemId system) {
    return table.units().in(system).values().stream()
        .flatMap(List::stream)
        .filter(stack -> stack.owner().equals(seat))
        .anyMatch(stack -> Stats.of(table, stack).abilities().production().isPresent());
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.call(Production.by(ONE_UNIT, grant.user(), activated.system()));
  }
}
