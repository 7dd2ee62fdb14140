package org.lazax.components.faction.yin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.odds.OddsUse;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After a unit of any player is destroyed in the action phase, the owner of the unit may place two
 * units: fighters in the system for a ship, infantry in the same place for a ground force. Rules:
 * leader/brother_milor.N1 to leader/brother_milor.N5, leader/brother_milor.N8,
 * leader/brother_milor.N8.1.
 */
public final class BrotherMilor implements Component, CombatAbility, OddsHooks {
  private static final int UNITS = 2;
  private static final String UNIT = "unit";
  private static final String WITH = "with";
  private static final String BESIDE = "beside";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.bringing(UnitType.FIGHTER, UnitType.INFANTRY)
        .actingBy(
            new OddsUse(
                CombatMoment.DESTROYED,
                (occasion, battle, me) -> occasion.side() == me,
                (occasion, battle, me) ->
                    List.of(new CombatEffect.Reinforce(me, replacement(battle), UNITS))));
  }

  private static UnitType replacement(CombatView battle) {
    return battle.place().isSpace() ? UnitType.FIGHTER : UnitType.INFANTRY;
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/brother_milor");
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens)
        && grant.isReady(table)
        && table.kernel().within(ActionPhase.class).isPresent()
        && !lost(table, happens).isEmpty();
  }

  /** The types of the lost units that can be replaced. */
  private static List<String> lost(Table table, InFight happens) {
    return happens.units().stream()
        .filter(stack -> !replacements(table, happens, stack).isEmpty())
        .map(stack -> stack.type().text())
        .distinct()
        .toList();
  }

  /** The types that can be placed for such a unit. */
  private static List<String> replacements(Table table, InFight happens, UnitStack stack) {
    UnitCard card = Stats.of(table, stack);
    boolean both = fightsBeside(table, happens, stack, card);
    List<UnitType> types = new ArrayList<>();
    if (card.isShip() || both) {
      types.add(UnitType.FIGHTER);
    }
    if (card.isGroundForce() || both) {
      types.add(UnitType.INFANTRY);
    }
    return types.stream()
        .filter(type -> Reinforcements.left(table, stack.owner(), type) > 0)
        .map(UnitType::text)
        .toList();
  }

  /**
   * Whether the unit took part in a combat outside of its category, so that it counts as both a
   * ship and a ground force.
   */
  private static boolean fightsBeside(
      Table table, InFight happens, UnitStack stack, UnitCard card) {
    if (happens.place().isSpace() ? !card.isGroundForce() : !card.isShip()) {
      return false;
    }
    TableCombatView battle = CombatContext.of(happens).battle(table);
    return happens.isParty(stack.owner())
        && battle.fights(battle.side(stack.owner()), new UnitGroup(card, happens.place(), 1, 0));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    List<String> lost = lost(table, happens);
    if (!soFar.has(UNIT)) {
      return Optional.of(Ask.one(UNIT, lost));
    }
    if (soFar.has(WITH)) {
      return Optional.empty();
    }
    UnitStack stack = stack(happens, soFar);
    List<String> with = replacements(table, happens, stack);
    boolean free = stack.owner().equals(grant.user());
    // The owner of the lost unit chooses what is placed.
    return Optional.of(new Ask(WITH, with, free ? 1 : 0, 1).chosenBy(happens.whose()));
  }

  private static UnitStack stack(InFight happens, Chosen chosen) {
    String type = chosen.one(UNIT).orElseThrow();
    return happens.units().stream()
        .filter(stack -> stack.type().text().equals(type))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Seat owner = stack(happens, chosen).owner();
    chosen
        .one(WITH)
        .map(type -> UnitType.valueOf(type.toUpperCase(Locale.ROOT)))
        .ifPresent(type -> {
          Place place =
              type == UnitType.FIGHTER ? Place.space(happens.place().system()) : happens.place();
          int count = Math.min(UNITS, Reinforcements.left(draft.table(), owner, type));
          UnitStack come = UnitStack.of(owner, type, count);
          boolean beside = place.isSpace() && type == UnitType.INFANTRY;
          draft.add(
              new UnitsPlaced(
                  place, List.of(beside ? toldApart(draft, grant, owner, come) : come)));
        });
  }

  /**
   * Marks the placed infantry until the end of the space combat, because it does not take part in
   * it.
   */
  private static UnitStack toldApart(
      Draft<?, Table> draft, Grant grant, Seat owner, UnitStack come) {
    return draft
        .table()
        .kernel()
        .frameOf(SpaceCombat.class)
        .map(combat -> {
          Grant theirs = new Grant(grant.component(), owner);
          draft.add(
              LastingEffects.until(combat.id(), new AbilityRef(grant.component(), BESIDE), theirs));
          return come.marked(Optional.of(grant.component()));
        })
        .orElse(come);
  }
}
