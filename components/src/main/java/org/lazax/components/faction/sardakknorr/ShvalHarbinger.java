package org.lazax.components.faction.sardakknorr;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * After ships have moved into the active system, the tactical action goes on with the commitment of
 * ground forces. There is no space cannon offense, no space combat and no bombardment, and other
 * abilities that the move triggers are lost. After the commitment, the ships return to the
 * reinforcements. Rules: leader/shval_harbinger.N1 to leader/shval_harbinger.N4.
 */
public final class ShvalHarbinger implements Component, CombatAbility {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/shval_harbinger");
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.SHIPS_MOVED.isIn(happens)
        && happens.active().equals(grant.user())
        && isFirst(table, happens)
        && grant.isReady(table)
        && table.kernel().within(TacticalAction.class).isPresent()
        && !table.galaxy().planets(happens.place().system()).isEmpty()
        && table.units().at(Place.space(happens.place().system()), grant.user()).stream()
            .anyMatch(stack -> Stats.of(table, stack).isGroundForce());
  }

  /**
   * Whether this is the first of the occurrences, one for each other player. The ability is offered
   * only once.
   */
  private static boolean isFirst(Table table, InFight happens) {
    return table.clockwiseFrom(happens.active()).stream()
        .skip(1)
        .findFirst()
        .filter(happens.defender()::equals)
        .isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    LeaderUses.use(draft, grant);
    TacticalAction.skipToProduction(draft);
    draft.call(Invasion.withoutReturn(grant.user(), happens.place().system()));
  }
}
