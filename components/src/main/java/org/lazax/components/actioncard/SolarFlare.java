package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.catalog.unit.UnitAbilities;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * After the player has activated a system, space cannons of others cannot fire at ships that move
 * in this action. The card can be played if a space cannon of another player reaches the system.
 * Rule: action_card/solar_flare.N1.
 */
public final class SolarFlare extends ActionCard<SystemActivated> implements RollHooks {

  SolarFlare() {
    super(SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user())
        && (reaches(table, activated.system(), grant, false)
            || Starmap.of(table).adjacent(activated.system()).stream()
                .anyMatch(neighbour -> reaches(table, neighbour, grant, true)));
  }

  /**
   * Whether another player has a space cannon there, or a space dock that can get one from an
   * action card.
   */
  private static boolean reaches(Table table, SystemId system, Grant grant, boolean fromAfar) {
    return table.units().in(system).values().stream()
        .flatMap(List::stream)
        .filter(stack -> !stack.owner().equals(grant.user()))
        .anyMatch(stack -> reaches(table, stack, fromAfar));
  }

  private static boolean reaches(Table table, UnitStack stack, boolean fromAfar) {
    UnitAbilities abilities = Stats.of(table, stack).abilities();
    boolean fires =
        abilities.spaceCannon().isPresent() && (!fromAfar || abilities.deepSpaceCannon());
    return fires
        || (stack.type() == UnitType.SPACE_DOCK
            && !table.player(stack.owner()).actionCards().isEmpty());
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.add(LastingEffects.until(action, name(), grant));
  }

  /**
   * Bars space cannon offense of other players. Rules: action_card/solar_flare.N1,
   * action_card/solar_flare.N2.
   */
  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_CANNON_OFFENSE && roll.side() != me;
  }
}
