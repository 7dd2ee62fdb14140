package org.lazax.components.faction.hacan;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTraded;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.Combat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding.Leg;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.trade.TradeHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The card of a planet with such a mech can be part of a transaction. Then all units of the owner
 * move from it to another planet of the owner, which the owner chooses. Rules:
 * unit/pride_of_kenara.N1 to unit/pride_of_kenara.N4.
 */
final class PrideOfKenara extends Card<PlanetTraded> implements TradeHooks {
  private static final String TO = "planet";

  PrideOfKenara() {
    super(Kind.UNIT, PlanetTraded.class);
  }

  @Override
  public List<PlanetId> tradedPlanets(Table table, Grant grant) {
    if (Combat.isFought(table) || table.kernel().frameOf(Invasion.class).isPresent()) {
      return List.of();
    }
    return ControlledPlanets.of(table, grant.user()).stream()
        .filter(place -> isThere(table, grant, place) && !others(table, grant, place).isEmpty())
        .flatMap(place -> place.planet().stream())
        .toList();
  }

  private boolean isThere(Table table, Grant grant, Place place) {
    return table.units().at(place, grant.user()).stream()
        .anyMatch(stack -> Stats.of(table, stack).id().value().equals(ref().name()));
  }

  /** The other planets that can take all units that leave this one. */
  private static List<PlanetId> others(Table table, Grant grant, Place left) {
    List<UnitStack> units = table.units().at(left, grant.user());
    return ControlledPlanets.of(table, grant.user()).stream()
        .filter(place -> !place.equals(left) && Placement.broken(table, place, units).isEmpty())
        .flatMap(place -> place.planet().stream())
        .toList();
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetTraded traded) {
    return traded.giver().equals(grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, PlanetTraded traded, Chosen soFar) {
    return Ask.once(TO, soFar, () -> others(table, grant, place(table, traded.planet())));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetTraded traded, Chosen chosen) {
    Table table = draft.table();
    Place from = place(table, traded.planet());
    PlanetId onto = new PlanetId(chosen.one(TO).orElseThrow());
    List<Leg> legs =
        table.units().at(from, grant.user()).stream()
            .flatMap(PrideOfKenara::each)
            .map(unit -> new Leg(from, unit, onto))
            .toList();
    Gains.planet(draft, traded.receiver(), traded.planet());
    draft.call(new AdjacentLanding(grant.user(), place(table, onto).system(), legs));
  }

  private static Stream<UnitStack> each(UnitStack units) {
    return IntStream.range(0, units.count()).mapToObj(_ -> units.times(1));
  }

  private static Place place(Table table, PlanetId planet) {
    return Place.on(table.galaxy().systemOf(planet).orElseThrow(), planet);
  }
}
