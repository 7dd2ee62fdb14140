package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.kit.Producing;
import org.lazax.game.production.ProductionCommand.Lifted;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.stats.Stats;
import org.lazax.table.units.Place;

/** P1, the Mentak Coalition, has won a space combat in 38 and may produce a ship that was lost. */
class SalvageOperationsTest {
  @Test
  @Rule("technology/salvage_operations.N3")
  void aShipOutOfReserveComesOffTheBoardFromASystemWithoutAnOwnToken() {
    TableKit none = kit().units(P1, "18", CRUISER, 5).units(P1, "26", CRUISER, 3).tokens(P1, "26");
    Scenario<GameState> lost = lost(none, CRUISER);
    assertThat(Producing.option(lost, P1).liftable())
        .containsExactly(new Lifted(CRUISER, 5, false, Place.of("18")));

    Scenario<GameState> produced = lost.when(P1, lifting("18")).thenAccepted();
    assertThat(count(produced, "18", CRUISER)).isEqualTo(4);
    assertThat(count(produced, "26", CRUISER)).isEqualTo(3);
    assertThat(count(produced, "38", CRUISER)).isEqualTo(1);
    assertThat(lost.when(P1, lifting("26")).refusal()).as("an own token is there").isPresent();
    lost.when(P1, Producing.order(2, Producing.some(CRUISER, 1, "38")))
        .thenRefused("component_limitations.4");
  }

  /** P2, the Barony of Letnev, has lost its flagship. */
  @Test
  @Rule("technology/salvage_operations.N4")
  void aLostFlagshipOfAnotherFactionAllowsTheFourthMoonForItsPrice() {
    Scenario<GameState> lost = lost(kit(), FLAGSHIP);

    lost.when(P1, order(FLAGSHIP, 7)).thenRefused("producing_units.1");
    Scenario<GameState> produced = lost.when(P1, order(FLAGSHIP, 8)).thenAccepted();
    assertThat(count(produced, "38", FLAGSHIP)).isEqualTo(1);
    assertThat(produced.table().player(P1).tradeGoods()).isEqualTo(12);
    assertThat(Stats.of(produced.table(), P1, FLAGSHIP).id().value()).isEqualTo("fourth_moon");
    lost.when(P1, order(CARRIER, 3)).thenRefused("producing_units.0");
  }

  @Test
  @Rule("technology/salvage_operations.N6")
  void aWarSunIsProducedWithItsTechnologyAlone() {
    lost(kit(), WAR_SUN).when(P1, order(WAR_SUN, 12)).thenRefused("cost.3");

    TableKit owner = kit().technologies(P1, "war_sun");
    Scenario<GameState> produced = lost(owner, WAR_SUN).when(P1, order(WAR_SUN, 12));
    assertThat(count(produced.thenAccepted(), "38", WAR_SUN)).isEqualTo(1);
  }

  private static ProduceUnits order(UnitType type, int goods) {
    return Producing.order(goods, Producing.some(type, 1, "38"));
  }

  private static ProduceUnits lifting(String system) {
    return new ProduceUnits(
        List.of(Producing.some(CRUISER, 1, "38")),
        List.of(new Lifted(CRUISER, 1, false, Place.of(system))),
        new Payment(List.of(), 2));
  }

  private static long count(Scenario<GameState> scenario, String system, UnitType type) {
    return scenario.table().units().count(Place.of(system), stack -> stack.type() == type);
  }

  /** P1 may produce one ship of this type. */
  private static Scenario<GameState> lost(TableKit kit, UnitType type) {
    Allowance one =
        new Allowance(Optional.of(1), Optional.empty(), List.of(type), Optional.empty(), false);
    return Producing.by(one, kit, P1, "38");
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "mentak")
        .player(P2, "letnev")
        .technologies(P1, "salvage_operations")
        .tile("38", 0, 0)
        .tile("18", 0, 1)
        .tile("26", 1, 0)
        .goods(P1, 20, 0)
        .sheet(P1, 1, 13, 1);
  }
}
