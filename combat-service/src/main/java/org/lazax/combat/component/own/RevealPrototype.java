package org.lazax.combat.component.own;

import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.combat.TableBattle;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.FightAbility;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.combat.moment.Fight;
import org.lazax.components.actioncard.RevealedPrototype;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.InFight;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * As a combat begins the upgrade of a type that fights in it is researched for four resources.
 * Which one is asked when the card is resolved. Rules: action_card/reveal_prototype.N1 to
 * action_card/reveal_prototype.N4.
 */
final class RevealPrototype implements FightAbility {
  private static final int PRICE = 4;

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("action_card/reveal_prototype");
  }

  @Override
  public boolean isPlayed() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMBAT_BEGINS.isIn(happens)
        && happens.isParty(grant.user())
        && Researchable.anyUpgrade(table, grant.user(), fighting(table, grant, happens), PRICE);
  }

  /** The types of this player's units in the combat. */
  private static Set<UnitType> fighting(Table table, Grant grant, InFight happens) {
    TableBattle battle = Fight.of(happens).battle(table);
    Side side = battle.side(grant.user());
    return battle.units(side).stream()
        .filter(unit -> unit.count() > 0)
        .filter(unit -> battle.fights(side, unit))
        .map(Rank::type)
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Set<UnitType> types = fighting(draft.table(), grant, happens);
    draft.call(new Research(grant.user(), PRICE, false));
    int research = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    draft.add(Lasting.until(research, name(), grant, RevealedPrototype.of(types)));
  }
}
