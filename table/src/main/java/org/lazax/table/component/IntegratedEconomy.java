package org.lazax.table.component;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.PlanetGained;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.payment.Purpose;
import org.lazax.table.procedure.Allowance;
import org.lazax.table.procedure.GameProcedure.Production;

/**
 * Units are produced on the planet, or ships above it, for as much as its resources; they are paid
 * for. Rules: technology/integrated_economy.N1 to technology/integrated_economy.N4.
 */
final class IntegratedEconomy implements Ability<PlanetGained> {
  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/integrated_economy");
  }

  @Override
  public Class<PlanetGained> moment() {
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
