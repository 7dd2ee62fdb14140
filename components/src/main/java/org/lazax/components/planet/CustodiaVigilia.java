package org.lazax.components.planet;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.ImperialPointGained;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.LentDice;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * While its player controls Mecatol Rex, that planet has SPACE CANNON and PRODUCTION like a unit
 * that stands there. Its player gains two command tokens when another player gains a point for
 * Mecatol Rex by Imperial. Rules: planet/custodia_vigilia.N7 to planet/custodia_vigilia.N9.2.
 */
public final class CustodiaVigilia
    implements Component, Ability<ImperialPointGained>, ProductionHooks, RollHooks {
  private static final int PRODUCTION = 3;

  /** The type stands for the planet: a structure that has no dice of its own. */
  private static final LentDice CANNON = new LentDice(UnitType.SPACE_DOCK, new DiceAbility(5, 1));

  private static final GainedTokens TOKENS = new GainedTokens(2);

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("planet/custodia_vigilia");
  }

  @Override
  public Class<ImperialPointGained> trigger() {
    return ImperialPointGained.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, ImperialPointGained gained) {
    return !gained.gainer().equals(grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ImperialPointGained gained, Chosen soFar) {
    return TOKENS.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ImperialPointGained gained, Chosen chosen) {
    draft.addAll(TOKENS.gained(grant.user(), chosen));
  }

  /** No one dock that produces by itself. */
  @Override
  public Change limit(Table table, Grant grant, Production production, Place place) {
    boolean produces =
        place.planet().filter(PlanetId.MECATOL_REX::equals).isPresent()
            && production.isOf(place)
            && table.planets().controls(grant.user(), PlanetId.MECATOL_REX);
    return produces ? Change.plus(PRODUCTION) : Change.NONE;
  }

  @Override
  public Optional<LentDice> lends(CombatView battle, Side me, Roll roll) {
    return roll.side() == me && roll.isSpaceCannon() && battle.is(Circumstance.OWN_MECATOL_REX, me)
        ? Optional.of(CANNON)
        : Optional.empty();
  }
}
