package org.lazax.components.faction.creuss;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * At the beginning of its turn the player places or moves a wormhole token. Rules:
 * promissory_note/creuss_iff.N1.2, promissory_note/creuss_iff.N3.
 */
public final class CreussIff extends NoteCard<TurnBegins> {
  public CreussIff() {
    super(TurnBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnBegins begins) {
    return begins.active().equals(grant.user()) && WormholeTokens.arePossible(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnBegins begins, Chosen soFar) {
    return WormholeTokens.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins begins, Chosen chosen) {
    WormholeTokens.lay(draft, chosen);
  }
}
