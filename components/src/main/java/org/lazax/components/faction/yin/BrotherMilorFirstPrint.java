package org.lazax.components.faction.yin;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.odds.OddsUse;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The first print: after a destroyer or cruiser of any player is destroyed in any phase, its owner
 * may place up to two fighters in its system. Rules: leader/brother_milor.original.N1 to
 * leader/brother_milor.original.N5.
 */
public final class BrotherMilorFirstPrint implements Component, CombatAbility, OddsHooks {
  /** The maximum number of fighters. */
  private static final int FIGHTERS = 2;

  /** The types of ships that are replaced. */
  private static final Set<UnitType> REPLACED = Set.of(UnitType.CRUISER, UnitType.DESTROYER);

  private static final String COUNT = "fighters";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.bringing(UnitType.FIGHTER)
        .actingBy(
            new OddsUse(
                CombatMoment.DESTROYED,
                (occasion, battle, me) ->
                    occasion.side() == me
                        && occasion.unit().filter(unit -> isReplaced(unit.type())).isPresent(),
                (occasion, battle, me) ->
                    List.of(new CombatEffect.Reinforce(me, UnitType.FIGHTER, FIGHTERS))));
  }

  private static boolean isReplaced(UnitType type) {
    return REPLACED.contains(type);
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/brother_milor.base");
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens)
        && grant.isReady(table)
        && happens.units().stream().anyMatch(stack -> REPLACED.contains(stack.type()));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    List<Integer> counts = IntStream.rangeClosed(0, FIGHTERS).boxed().toList();
    // The owner of the lost ship chooses the number.
    return Ask.once(COUNT, soFar, () -> counts).map(ask -> ask.chosenBy(happens.whose()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    LeaderUses.use(draft, grant);
    int count = chosen.one(COUNT).map(Integer::parseInt).orElse(0);
    if (count > 0) {
      draft.add(
          new UnitsPlaced(
              Place.space(happens.place().system()),
              List.of(UnitStack.of(happens.whose(), UnitType.FIGHTER, count))));
    }
  }
}
