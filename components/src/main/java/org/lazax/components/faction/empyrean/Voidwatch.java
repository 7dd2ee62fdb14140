package org.lazax.components.faction.empyrean;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.components.card.HandedNote;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.ShipsCame;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * A player who has moved ships to where the owner has units gives it a promissory note of its hand,
 * if it has one. Rules: technology/voidwatch.N1, technology/voidwatch.N2.
 */
public final class Voidwatch extends Card<ShipsCame> {
  public Voidwatch() {
    super(Kind.TECHNOLOGY, ShipsCame.class);
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, ShipsCame came) {
    return !came.active().equals(grant.user())
        && HandedNote.hasAny(table, came.active())
        && table.units().in(came.system()).values().stream()
            .flatMap(List::stream)
            .anyMatch(stack -> stack.owner().equals(grant.user()));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ShipsCame came, Chosen soFar) {
    return HandedNote.asks(table, came.active(), grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ShipsCame came, Chosen chosen) {
    HandedNote.give(draft, came.active(), grant.user(), chosen);
  }
}
