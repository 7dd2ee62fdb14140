package org.lazax.components.faction.hacan;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.form.Bounds;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.DiceRaised;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.procedure.HitPool;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.HitTargets;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * After the owner's roll in a space combat in the flagship's system, it may spend trade goods to
 * add 1 to that number of results. Only results that hit by this are offered. Rule:
 * unit/wrath_of_kenara.N1.
 */
public final class WrathOfKenara implements Component, CombatAbility, OddsHooks {
  private static final AbilityRef NAME = AbilityRef.parse("unit/wrath_of_kenara");
  private static final String DICE = "dice";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.ONLY_IF_NAMED
        .withDependsOnOtherSide(true)
        .withRaises(Set.of(HitSource.SPACE_COMBAT));
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.ROLLED.isIn(happens)
        && happens.whose().equals(grant.user())
        && happens.source().filter(HitSource::isOfSpaceCombat).isPresent()
        && isThere(table, grant, happens)
        && most(table, grant.user(), happens) > 0;
  }

  private static boolean isThere(Table table, Grant grant, InFight happens) {
    return table.units().at(happens.place(), grant.user()).stream()
        .anyMatch(stack -> Stats.of(table, stack).id().value().equals(NAME.component().name()));
  }

  private static int most(Table table, Seat seat, InFight happens) {
    return Math.min(happens.near().orElse(0), SpendableGoods.of(table, seat));
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.TRADE_GOOD, Bounds.atLeast(1)));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    List<Integer> counts =
        IntStream.rangeClosed(1, most(table, grant.user(), happens)).boxed().toList();
    return soFar.has(DICE) || counts.isEmpty()
        ? Optional.empty()
        : Optional.of(Ask.one(DICE, counts));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    int dice = chosen.one(DICE).map(Integer::parseInt).orElse(0);
    if (dice == 0) {
      return;
    }
    Seat seat = grant.user();
    draft.addAll(SpendableGoods.spent(draft.table(), seat, dice));
    draft.add(new DiceRaised(seat, NAME.component(), happens.place(), dice));
    HitPool.join(draft, happens.opponent(seat), dice, targets(draft.table(), seat, happens));
  }

  /** The targets that the other hits of the roll have. */
  private static HitTargets targets(Table table, Seat seat, InFight happens) {
    TableCombatView battle = CombatContext.of(happens).battle(table);
    HitSource source = happens.source().orElseThrow();
    boolean fighters =
        RollRules.of(battle, new Roll(battle.side(seat), source)).stream()
            .anyMatch(battery -> battery.aim() == HitTargetRule.FIGHTERS);
    return fighters ? HitTargets.FIGHTERS : HitTargets.ANY;
  }
}
