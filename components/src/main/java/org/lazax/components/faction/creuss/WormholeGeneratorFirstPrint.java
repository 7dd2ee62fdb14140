package org.lazax.components.faction.creuss;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseBegins;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * The first print: at the start of the status phase the owner has to place or move a wormhole
 * token. Rules: technology/wormhole_generator.N1 to technology/wormhole_generator.N2.
 */
final class WormholeGeneratorFirstPrint extends Card<StatusPhaseBegins> {
  WormholeGeneratorFirstPrint() {
    super(Kind.TECHNOLOGY, StatusPhaseBegins.class);
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, StatusPhaseBegins begins) {
    return WormholeTokens.arePossible(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StatusPhaseBegins begins, Chosen soFar) {
    return WormholeTokens.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StatusPhaseBegins begins, Chosen chosen) {
    WormholeTokens.lay(draft, chosen);
  }
}
