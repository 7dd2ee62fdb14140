package org.lazax.components.agenda;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.tokens.Pool;

/**
 * Each player removes two tokens of any pools from its command sheet, or with the outcome Against
 * one token from its fleet pool. Rule: agenda/clandestine_operations.N1.
 */
public final class ClandestineOperations extends AgendaChoices {
  private static final int TOKENS = 2;

  @Override
  public Optional<Ask> asks(Table table, Grant grant, OutcomeTakesEffect happens, Chosen soFar) {
    return isFor(happens)
        ? PoolTokens.asks(table, Voters.inOrder(table), TOKENS, soFar)
        : Optional.empty();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
    if (isFor(happens)) {
      PoolTokens.remove(draft, chosen);
    } else {
      Voters.inOrder(draft.table()).forEach(seat -> PoolTokens.remove(draft, seat, Pool.FLEET, 1));
    }
  }
}
