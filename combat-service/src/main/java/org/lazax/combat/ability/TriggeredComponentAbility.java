package org.lazax.combat.ability;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The ability of a component that acts in combats at the moments that its hooks name, while it is
 * active.
 */
public final class TriggeredComponentAbility extends ComponentAbility {
  private final MomentHooks hooks;

  public TriggeredComponentAbility(AbilityRef name, MomentHooks hooks) {
    super(name);
    this.hooks = hooks;
  }

  /** False: it acts after its card was played, or without being played. */
  @Override
  public boolean isPlayed() {
    return false;
  }

  @Override
  public boolean forced() {
    return !hooks.optional();
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    if (!happens.isParty(grant.user())) {
      return false;
    }
    CombatContext fight = CombatContext.of(happens);
    TableCombatView battle = fight.battle(table);
    Side side = battle.side(grant.user());
    return strikes(table, hooks, happens, battle, side).stream()
            .anyMatch(strike ->
                new CombatEffectExecution(fight, battle, side, happens).isPossible(table, strike))
        && (isGoing(table, grant, happens)
            || battle.hooks(side, MomentHooks.class).stream()
                .anyMatch(active -> active.hooks().equals(hooks)));
  }

  /** Whether the occurrence happens to the unit that has the ability. */
  private static boolean isGoing(Table table, Grant grant, InFight happens) {
    return happens.units().stream()
        .filter(stack -> stack.owner().equals(grant.user()))
        .anyMatch(stack -> ComponentRef.of(Stats.of(table, stack).id()).equals(grant.component()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    strike(draft, hooks, grant, happens);
  }

  /** The effects of the component for this occurrence. */
  static List<CombatEffect> strikes(
      Table table, MomentHooks hooks, InFight happens, TableCombatView battle, Side side) {
    List<CombatEffect> strikes = new ArrayList<>();
    for (CombatTrigger occasion : CombatTriggers.of(table, happens, battle)) {
      strikes.addAll(hooks.on(occasion, battle, side));
    }
    return strikes;
  }

  static void strike(Draft<?, Table> draft, MomentHooks hooks, Grant grant, InFight happens) {
    CombatContext fight = CombatContext.of(happens);
    TableCombatView battle = fight.battle(draft.table());
    Side side = battle.side(grant.user());
    new CombatEffectExecution(fight, battle, side, happens)
        .carryOut(draft, grant.component(), strikes(draft.table(), hooks, happens, battle, side));
  }
}
