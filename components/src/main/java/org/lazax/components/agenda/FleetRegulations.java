package org.lazax.components.agenda;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.limits.LimitHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.FleetPool;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * No fleet pool has more than four command tokens. A player with more removes the surplus, and
 * chooses among its own tokens and those of others. With the outcome Against, each player puts one
 * token from its reinforcements into its fleet pool. Rules: agenda/fleet_regulations.N1,
 * agenda/fleet_regulations.N2.
 */
public final class FleetRegulations extends AgendaChoices implements LimitHooks {
  private static final int MOST = 4;
  private static final String TOKENS = "tokens";
  private static final String OWN = Pool.FLEET.word();

  @Override
  public Change pool(Table table, Grant grant) {
    return Change.atMost(MOST);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, OutcomeTakesEffect happens, Chosen soFar) {
    return isFor(happens)
        ? Everybody.asks(TOKENS, soFar, Voters.inOrder(table), seat -> surplus(table, seat))
        : Optional.empty();
  }

  private static Optional<Ask> surplus(Table table, Seat seat) {
    int surplus = FleetPoolLimit.excess(table, seat);
    if (surplus == 0) {
      return Optional.empty();
    }
    SequencedMap<String, Integer> supply = new LinkedHashMap<>();
    supply.put(OWN, Math.min(surplus, table.player(seat).tokens().fleet()));
    FleetPool.others(table, seat).forEach(owner -> supply.put(owner.toString(), 1));
    return Optional.of(Ask.counted(TOKENS, supply, surplus, surplus));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
    if (isFor(happens)) {
      Everybody.who(TOKENS, chosen).forEach(seat -> remove(draft, seat, chosen.of(TOKENS, seat)));
    } else {
      Voters.inOrder(draft.table()).stream()
          .filter(seat -> TokenSupply.reinforcements(draft.table(), seat) > 0)
          .forEach(seat -> draft.add(new TokensMoved(seat, Pool.REINFORCEMENTS, Pool.FLEET, 1)));
    }
  }

  private static void remove(Draft<?, Table> draft, Seat seat, List<String> tokens) {
    List<Seat> others = tokens.stream().filter(token -> !token.equals(OWN)).map(Seat::of).toList();
    PoolTokens.remove(draft, seat, Pool.FLEET, tokens.size() - others.size());
    others.forEach(owner -> draft.add(FleetPool.returned(draft.table(), seat, owner)));
  }
}
