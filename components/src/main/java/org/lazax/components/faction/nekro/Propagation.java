package org.lazax.components.faction.nekro;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * The owner cannot research. It gains three command tokens instead. Rules:
 * faction_ability/propagation.N1, faction_ability/propagation.N2.
 */
public final class Propagation implements Component, Ability<ResearchBegins>, ResearchHooks {
  private static final int TOKENS = 3;
  private static final List<Pool> POOLS = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/propagation");
  }

  @Override
  public Class<ResearchBegins> moment() {
    return ResearchBegins.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchBegins research) {
    return research.researcher().equals(grant.user()) && gained(table, grant) > 0;
  }

  private static int gained(Table table, Grant grant) {
    return Math.min(TOKENS, TokenSupply.reinforcements(table, grant.user()));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ResearchBegins research, Chosen soFar) {
    for (int token = 1; token <= gained(table, grant); token++) {
      if (!soFar.has("pool-" + token)) {
        return Optional.of(Ask.one("pool-" + token, POOLS.stream().map(Pool::word).toList()));
      }
    }
    return Optional.empty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
    for (Pool pool : POOLS) {
      int count =
          (int) chosen.answers().values().stream().filter(List.of(pool.word())::equals).count();
      if (count > 0) {
        draft.add(new TokensMoved(grant.user(), Pool.REINFORCEMENTS, pool, count));
      }
    }
  }

  @Override
  public boolean replaces(Table table, Grant grant) {
    return true;
  }
}
