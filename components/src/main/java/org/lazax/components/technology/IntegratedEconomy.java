package org.lazax.components.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetGained;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The owner may produce units on a planet that it gains, or ships in its space area, up to a cost
 * of the planet's resources. It pays for them. Rules: technology/integrated_economy.N1 to
 * technology/integrated_economy.N4.
 */
public final class IntegratedEconomy implements Component, Ability<PlanetGained> {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/integrated_economy");
  }

  @Override
  public Class<PlanetGained> trigger() {
    return PlanetGained.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetGained gained) {
    return gained.gainer().equals(grant.user()) && Purpose.RESOURCES.of(table, gained.planet()) > 0;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetGained gained, Chosen chosen) {
    Allowance allowance =
        new Allowance(
            Optional.empty(),
            Optional.of(Purpose.RESOURCES.of(draft.table(), gained.planet())),
            List.of(),
            Optional.of(gained.planet()),
            false);
    draft.call(
        Production.by(
            allowance,
            grant.user(),
            draft.table().galaxy().systemOf(gained.planet()).orElseThrow()));
  }
}
