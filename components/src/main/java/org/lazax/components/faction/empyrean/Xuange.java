package org.lazax.components.faction.empyrean;

import java.util.List;
import java.util.Set;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ShipOccurrence.ShipsMoved;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.tokens.TokensTakenBack;

/**
 * After ships of another player moved into a system with a command token of the owner, by any
 * movement, the owner may return that token to its reinforcements. Rules: leader/xuange.N2,
 * leader/xuange.N3.
 */
final class Xuange extends Card<ShipsMoved> {
  Xuange() {
    super(Kind.LEADER, ShipsMoved.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ShipsMoved moved) {
    return !moved.mover().equals(grant.user())
        && table.tokens().getOrDefault(moved.system(), Set.of()).contains(grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ShipsMoved moved, Chosen chosen) {
    draft.add(new TokensTakenBack(grant.user(), List.of(moved.system())));
  }
}
