package org.lazax.components.faction.titans;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.LentDice;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.leaders.HeroAttached;
import org.lazax.table.event.planets.CardAttached;
import org.lazax.table.event.planets.PlanetsReadied;

/**
 * As an action, the hero readies Elysium and is attached to it for the rest of the game. Rule:
 * leaders.12.1.
 */
public final class UlTheProgenitor implements Component, ActionAbility, RollHooks {
  private static final AbilityRef NAME = AbilityRef.parse("leader/ul_the_progenitor");

  /** The type stands for the planet: a structure that has no dice of its own. */
  private static final LentDice CANNON = new LentDice(UnitType.SPACE_DOCK, new DiceAbility(5, 3));

  private static final PlanetId ELYSIUM = new PlanetId("elysium");

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && table.planets().controls(grant.user(), ELYSIUM);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.add(new HeroAttached(grant.user(), new LeaderId(NAME.component().name())));
    draft.add(new CardAttached(ELYSIUM, NAME.component()));
    Optional.of(ELYSIUM)
        .filter(planet -> !draft.table().planets().readied(grant.user(), planet))
        .ifPresent(planet -> draft.add(new PlanetsReadied(grant.user(), List.of(planet))));
  }

  /** The planet can use SPACE CANNON like a unit. Rule: leader/ul_the_progenitor.N1. */
  @Override
  public Optional<LentDice> lends(CombatView battle, Side me, Roll roll) {
    return roll.side() == me && roll.isSpaceCannon() ? Optional.of(CANNON) : Optional.empty();
  }
}
