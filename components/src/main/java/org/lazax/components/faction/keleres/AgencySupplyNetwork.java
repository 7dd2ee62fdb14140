package org.lazax.components.faction.keleres;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsProduced;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.Producer;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.units.Place;

/**
 * After a production, another unit of the owner may use PRODUCTION. That does not let a further one
 * do so. Rules: technology/agency_supply_network.N1 to technology/agency_supply_network.N4.1.
 */
final class AgencySupplyNetwork extends Card<UnitsProduced> {
  private static final String PRODUCER = "producer";

  AgencySupplyNetwork() {
    super(Kind.TECHNOLOGY, UnitsProduced.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, UnitsProduced produced) {
    return produced.isByUnitsOf(grant.user())
        && !isOwnProduction(table, grant)
        && !others(table, grant, produced).isEmpty();
  }

  private boolean isOwnProduction(Table table, Grant grant) {
    return table
        .kernel()
        .frameOf(under ->
            under instanceof Effect effect
                && effect.use().ability().equals(name())
                && effect.use().seat().equals(grant.user()))
        .isPresent();
  }

  /** All but those that have just produced: a dock, or whatever is in the system. */
  private static List<Producer> others(Table table, Grant grant, UnitsProduced produced) {
    Optional<Place> dock = produced.dock();
    return ProductionLimit.producers(table, grant.user()).stream()
        .filter(producer ->
            dock.isPresent()
                ? !producer.equals(new Producer(dock.get(), Optional.of(UnitType.SPACE_DOCK)))
                : !producer.place().system().equals(produced.system()))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, UnitsProduced produced, Chosen soFar) {
    return Ask.once(PRODUCER, soFar, () -> others(table, grant, produced));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, UnitsProduced produced, Chosen chosen) {
    Producer producer = Producer.of(chosen.one(PRODUCER).orElseThrow());
    draft.call(Production.alone(grant.user(), producer));
  }
}
