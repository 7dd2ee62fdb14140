package org.lazax.components.faction.mentak;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.UnitStack;

/** Gains a trade good after a space combat, and may produce a ship after a won one. */
public final class SalvageOperations implements WithAbilities {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/salvage_operations");
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Good(), new Ship());
  }

  /**
   * The owner gains a trade good after a space combat that it has won or lost, but not after a
   * draw. Rule: technology/salvage_operations.N2.
   */
  private static final class Good implements CombatAbility {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse("technology/salvage_operations#good");
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, InFight happens) {
      return CombatMoment.COMBAT_OVER.isIn(happens)
          && happens.place().isSpace()
          && happens.isParty(grant.user())
          && happens.winner().isPresent();
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
      Gains.goods(draft, grant.user(), 1);
    }
  }

  /**
   * After a space combat that the owner has won, it may produce one ship there for its normal
   * price. The type must be one of the ships that were destroyed in the combat. Rules:
   * technology/salvage_operations.N1, technology/salvage_operations.N5,
   * secret_objective/demonstrate_your_power.N4.1.
   */
  private static final class Ship implements CombatAbility {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse("technology/salvage_operations#ship");
    }

    @Override
    public boolean usable(Table table, Grant grant, InFight happens) {
      return CombatMoment.COMBAT_OVER.isIn(happens)
          && happens.place().isSpace()
          && happens.winner().filter(grant.user()::equals).isPresent()
          && !wrecks(happens).isEmpty();
    }

    private static List<UnitType> wrecks(InFight happens) {
      return happens.units().stream()
          .map(UnitStack::type)
          .filter(UnitType::isShip)
          .distinct()
          .toList();
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
      Allowance one =
          new Allowance(Optional.of(1), Optional.empty(), wrecks(happens), Optional.empty(), false);
      new SulaMentarion().unlockedTooLate(draft, grant.user(), happens);
      draft.call(Production.by(one, grant.user(), happens.place().system()));
    }
  }
}
