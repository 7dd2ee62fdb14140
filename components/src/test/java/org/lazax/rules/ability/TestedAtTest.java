package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsProduced;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * What happened keeps how it was; the table is as it is. An ability says by what it asks whether
 * its condition is tested at the trigger or at its resolution.
 */
class TestedAtTest {
  private static final SystemId SYSTEM = SystemId.of("38");
  private static final String REMOVES = "technology/sarween_tools";
  private static final String AT_TRIGGER = "technology/neural_motivator";
  private static final String AT_RESOLUTION = "technology/antimass_deflectors";

  @Test
  @Rule("abilities.N1.1")
  void aConditionIsTestedAtItsTriggerOrAtItsResolution() {
    Scenario<Integer> moment =
        Scenario.given(
            Bells.of(
                new Tested(REMOVES, (_, _) -> true),
                new Tested(AT_TRIGGER, (produced, _) -> produced.byUnits()),
                new Tested(AT_RESOLUTION, (_, table) -> hasShips(table, P1))),
            TableKit.players(2)
                .tile("38", 0, 0)
                .units(P1, "38", CRUISER, 1)
                .technologies(P1, "sarween_tools", "neural_motivator", "antimass_deflectors")
                .frame(
                    new Moment(Service.GAME, new UnitsProduced(P1, P1, SYSTEM, true, List.of()))));
    assertThat(usable(moment)).containsExactlyInAnyOrder(REMOVES, AT_TRIGGER, AT_RESOLUTION);

    assertThat(usable(moment.when(P1, Bells.ring(REMOVES)))).containsExactly(AT_TRIGGER);
  }

  private static boolean hasShips(Table table, Seat seat) {
    return !table.units().ships(SYSTEM, seat).isEmpty();
  }

  private static Set<String> usable(Scenario<Integer> moment) {
    return moment.options(P1).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .collect(Collectors.toSet());
  }

  /** Takes all ships of its user from the system. */
  private record Tested(String technology, BiPredicate<UnitsProduced, Table> when)
      implements Ability<UnitsProduced> {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse(technology);
    }

    @Override
    public Class<UnitsProduced> trigger() {
      return UnitsProduced.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, UnitsProduced produced) {
      return when.test(produced, table);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, UnitsProduced produced, Chosen chosen) {
      draft.add(
          new UnitsRemoved(Place.space(SYSTEM), List.of(UnitStack.of(grant.user(), CRUISER, 1))));
    }
  }
}
