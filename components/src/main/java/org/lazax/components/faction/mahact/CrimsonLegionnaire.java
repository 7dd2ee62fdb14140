package org.lazax.components.faction.mahact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.commodities.CommodityValue;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * For each infantry of the owner that is destroyed, the owner gains a commodity or converts one to
 * a trade good. It chooses for one infantry after the other.
 */
public final class CrimsonLegionnaire implements Component, CombatAbility {
  private static final String GAIN = "gain_commodity";
  private static final String CONVERT = "convert_commodity";
  private final String unit;

  /** Creates the ability of infantry with this card. */
  public CrimsonLegionnaire(String unit) {
    this.unit = unit;
  }

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse(unit);
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse(unit + "#goods");
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens)
        && happens.count(grant.user(), UnitType.INFANTRY) > 0
        && most(table, grant) > 0;
  }

  private static int most(Table table, Grant grant) {
    return table.player(grant.user()).commodities() + CommodityValue.missing(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    int next = 1;
    int commodities = table.player(grant.user()).commodities();
    for (; soFar.has(about(next)); next++) {
      commodities += soFar.one(about(next)).filter(GAIN::equals).isPresent() ? 1 : -1;
    }
    if (next > happens.count(grant.user(), UnitType.INFANTRY)) {
      return Optional.empty();
    }
    List<String> choices = new ArrayList<>();
    if (commodities < most(table, grant)) {
      choices.add(GAIN);
    }
    if (commodities > 0) {
      choices.add(CONVERT);
    }
    return Optional.of(Ask.one(about(next), choices));
  }

  private static String about(int infantry) {
    return "infantry-" + infantry;
  }

  /** Resolves the choices. Converting a commodity does not count as gaining a trade good. */
  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    for (int i = 1; chosen.has(about(i)); i++) {
      if (chosen.one(about(i)).filter(GAIN::equals).isPresent()) {
        Gains.commodities(draft, grant.user(), 1);
      } else {
        Gains.convert(draft, grant.user(), 1);
      }
    }
  }
}
