package org.lazax.combat.ability;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.strike.FlagshipCopyHooks;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.units.UnitStack;

/**
 * When a space combat begins, the user marks one of its ships. The ship has the abilities of
 * another faction's flagship until the combat is over.
 */
public final class FlagshipCopyAbility extends ComponentAbility {
  private static final String SHIP = "ship";

  private final FlagshipCopyHooks hooks;

  public FlagshipCopyAbility(AbilityRef name, FlagshipCopyHooks hooks) {
    super(name);
    this.hooks = hooks;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    TableCombatView battle = CombatContext.of(happens).battle(table);
    return CombatMoment.COMBAT_BEGINS.isIn(happens)
        && happens.isParty(grant.user())
        && hooks.useful(battle, battle.side(grant.user()))
        && !ships(table, grant, happens).isEmpty();
  }

  private List<UnitStack> ships(Table table, Grant grant, InFight happens) {
    return table.units().at(happens.place(), grant.user()).stream()
        .filter(stack -> stack.mark().isEmpty() && hooks.takesOn(Stats.of(table, stack)))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    return Ask.once(
        SHIP,
        soFar,
        () -> ships(table, grant, happens).stream().map(FlagshipCopyAbility::named).toList());
  }

  private static String named(UnitStack stack) {
    return (stack.damaged() ? "damaged " : "") + stack.type().text();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    String ship = chosen.one(SHIP).orElseThrow();
    int combat = draft.table().kernel().frameOf(SpaceCombat.class).orElseThrow().id();
    draft.add(LastingEffects.until(combat, name(), grant));
    ships(draft.table(), grant, happens).stream()
        .filter(stack -> named(stack).equals(ship))
        .findFirst()
        .ifPresent(stack ->
            draft.add(
                new UnitsMarked(
                    happens.place(), List.of(stack.times(1)), Optional.of(name().component()))));
  }
}
