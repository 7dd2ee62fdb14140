package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.combat.Field;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** P1 has landed on Abyz and Fria, two hazardous planets of one system. */
class ExploredPlanetsTest {
  private static final PlanetId ABYZ = new PlanetId("abyz");
  private static final PlanetId FRIA = new PlanetId("fria");
  private static final SystemId SYSTEM = SystemId.of("38");

  @Test
  @Rule({"exploration.2.4", "exploration.N3", "exploration.1", "invasion.N2"})
  void onePlanetIsGainedAndExploredBeforeTheNextInTheOrderOfThePlayer() {
    Scenario<CombatState> landed = landed(board().inExplorationDecks("core_mine", "mining_world"));
    assertThat(landed.options(P1)).containsExactly(new ChoosePlanetOption(List.of(ABYZ, FRIA)));
    landed.when(P1, new ChoosePlanet(new PlanetId("loki"))).thenRefused("exploration.N3");

    Scenario<CombatState> fria = landed.when(P1, new ChoosePlanet(FRIA), 1).thenAccepted();
    assertThat(fria.table().planets().controls(P1, FRIA)).isTrue();
    assertThat(cards(fria).revealed())
        .extracting(each -> each.card().value())
        .containsExactly("core_mine");
    assertThat(fria.table().planets().controls(P1, ABYZ))
        .as("before the card is resolved")
        .isFalse();

    Scenario<CombatState> both = fria.when(P1, chosen("infantry"), 1).thenAccepted();
    assertThat(both.table().planets().controls(P1, ABYZ)).isTrue();
    assertThat(both.table().planets().attachedTo(ABYZ)).hasSize(1);
    assertThat(both.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(both.table().kernel().awaiting()).isEmpty();
  }

  @Test
  void theOrderIsNotAskedWhereNothingFollows() {
    Scenario<CombatState> landed = landed(board());

    assertThat(landed.table().kernel().awaiting()).isEmpty();
    assertThat(landed.table().planets().of(P1)).contains(ABYZ, FRIA);
  }

  @Test
  @Rule("exploration/demilitarized_zone_exploration.N1")
  void aDemilitarizedZoneSendsUnitsIntoSpaceWhereTheCapacityHolds() {
    TableKit kit =
        TableKit.players(2)
            .tile("75", 0, 0)
            .inExplorationDecks("demilitarized_zone_exploration")
            .units(P1, "75/loki", INFANTRY, 2)
            .units(P1, "75/loki", MECH, 1)
            .units(P1, "75", UnitType.DESTROYER, 1);
    PlanetId loki = new PlanetId("loki");
    SystemId system = SystemId.of("75");
    Scenario<CombatState> none =
        Field.fight(kit.frame(Invasion.afterPlacement(P1, system, List.of(loki))), 1);
    assertThat(none.table().units().at(Place.of("75/loki"))).isEmpty();
    assertThat(none.table().planets().controls(P1, loki)).isTrue();
    assertThat(none.table().kernel().within(Trim.class).map(Trim::seat))
        .as("a destroyer carries nothing")
        .contains(P1);

    Scenario<CombatState> carried =
        Field.fight(
            kit.units(P1, "75", UnitType.CARRIER, 1)
                .frame(Invasion.afterPlacement(P1, system, List.of(loki))),
            1);
    assertThat(carried.table().units().at(Place.of("75/loki"))).isEmpty();
    assertThat(carried.table().units().count(Place.space(system), unit -> unit.type() == INFANTRY))
        .isEqualTo(2);
    assertThat(carried.table().kernel().within(Trim.class)).isEmpty();
    assertThat(cards(carried).inPlay())
        .containsExactly(new ExplorationId("demilitarized_zone_exploration"));
    assertThat(carried.table().planets().attachedTo(loki)).hasSize(1);
  }

  private static TableKit board() {
    return TableKit.players(2)
        .tile("38", 0, 0)
        .units(P1, "38", UnitType.CARRIER, 1)
        .units(P1, "38/abyz", INFANTRY, 1)
        .units(P1, "38/fria", INFANTRY, 1);
  }

  private static Scenario<CombatState> landed(TableKit kit) {
    return Field.fight(kit.frame(Invasion.afterPlacement(P1, SYSTEM, List.of(ABYZ, FRIA))));
  }

  private static Choose chosen(String candidate) {
    return new Choose(Service.COMBAT, List.of(candidate));
  }

  private static ExplorationCards cards(Scenario<CombatState> scenario) {
    return scenario.table().part(ExplorationCards.ID);
  }
}
