package org.lazax.components.actioncard;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.showing.Showing;
import org.lazax.rules.showing.ShownFor;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a combat, the player researches for four resources the upgrade of a type of its
 * units that fight in the combat. It chooses the upgrade when the card is resolved. Rules:
 * action_card/reveal_prototype.N1 to action_card/reveal_prototype.N4.
 */
public final class RevealPrototype implements Component, ResearchHooks, CombatAbility {
  private static final String TYPES = "types";

  private static final int PRICE = 4;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/reveal_prototype");
  }

  /** The parameters of the lasting effect: the types of the player's units that fight. */
  public static Map<String, String> remembered(Collection<UnitType> types) {
    return Map.of(TYPES, types.stream().map(UnitType::text).collect(Collectors.joining(" ")));
  }

  @Override
  public boolean permits(Table table, Grant grant, Technology technology) {
    Optional<List<String>> types =
        LastingEffects.param(table, grant, TYPES).map(text -> List.of(text.split(" ")));
    return types.isEmpty()
        || technology.upgrades().map(UnitType::text).filter(types.get()::contains).isPresent();
  }

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
        && Showing.mayAllow(
            table, grant.user(), ShownFor.RESEARCH, now -> isPossible(now, grant, happens));
  }

  @Override
  public boolean allowedInSecret(Table table, Grant grant, InFight happens) {
    return Showing.by(table, grant.user(), ShownFor.RESEARCH).stream()
        .anyMatch(showing -> isPossible(showing.table(), grant, happens));
  }

  private static boolean isPossible(Table table, Grant grant, InFight happens) {
    return Researchable.anyUpgrade(table, grant.user(), fighting(table, grant, happens), PRICE);
  }

  /** The types of this player's units that fight in the combat. */
  private static Set<UnitType> fighting(Table table, Grant grant, InFight happens) {
    TableCombatView battle = CombatContext.of(happens).battle(table);
    Side side = battle.side(grant.user());
    return battle.units(side).stream()
        .filter(unit -> unit.count() > 0)
        .filter(unit -> battle.fights(side, unit))
        .map(UnitGroup::type)
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Set<UnitType> types = fighting(draft.table(), grant, happens);
    draft.call(Research.paidBy(grant.user(), PRICE, "action_card/reveal_prototype.N2"));
    int research = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    draft.add(LastingEffects.until(research, name(), grant, remembered(types)));
  }
}
