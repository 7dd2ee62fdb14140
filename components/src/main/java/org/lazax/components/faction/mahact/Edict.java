package org.lazax.components.faction.mahact;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.immutable.Copies;
import org.lazax.table.tokens.Pool;

/**
 * When the owner wins a combat, a command token of the loser is placed in the owner's fleet pool,
 * unless one is there or no further token can lie there. It comes from the reinforcements or, if
 * they have none, from a pool that the loser chooses. Rules: faction_ability/edict.N3,
 * faction_ability/edict.N3.1, faction_ability/edict.N5.
 */
public final class Edict implements Component, CombatAbility {
  private static final String POOL = "pool";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/edict");
  }

  @Override
  public boolean forced() {
    return true;
  }

  /**
   * Used when the combat ends and before it is over, because limits are checked again after that.
   */
  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    if (!CombatMoment.COMBAT_ENDS.isIn(happens)
        || happens.winner().filter(grant.user()::equals).isEmpty()) {
      return false;
    }
    Seat loser = loser(grant, happens);
    return !table.player(loser).eliminated()
        && FleetPoolLimit.room(table, grant.user()) > 0
        && !HeldTokens.of(table, grant.user()).contains(loser)
        && !TokenSupply.sources(table, loser).isEmpty();
  }

  private static Seat loser(Grant grant, InFight happens) {
    return happens.active().equals(grant.user()) ? happens.defender() : happens.active();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    Seat loser = loser(grant, happens);
    return Ask.once(
            POOL, soFar, () -> TokenSupply.sources(table, loser).stream().map(Pool::word).toList())
        .map(ask -> ask.chosenBy(loser));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Seat loser = loser(grant, happens);
    Pool from = Pool.of(chosen.one(POOL).orElseThrow());
    if (from != Pool.REINFORCEMENTS) {
      draft.add(new TokensMoved(loser, from, Pool.REINFORCEMENTS, 1));
    }
    draft.add(
        new TokensHeld(
            grant.user(), Copies.with(HeldTokens.of(draft.table(), grant.user()), loser)));
  }
}
