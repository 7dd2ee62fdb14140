package org.lazax.game.production;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.kit.Producing.some;
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
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.Allowance;
import org.lazax.table.units.Place;

/** Units that are taken off the board to be produced. P1 may produce three ships in system 38. */
class UnitsTakenToProduceTest {
  @Test
  void onlyOnesOwnUnitsOfWhichTooFewAreLeftAreOffered() {
    TableKit kit = kit().units(P1, "18", CARRIER, 1).units(P2, "26", CRUISER, 1);

    assertThat(liftable(kit.units(P1, "18", CRUISER, 6))).containsExactly(lifted(CRUISER, 6));
    assertThat(liftable(kit.units(P1, "18", CRUISER, 5))).as("three are left").isEmpty();
  }

  @Test
  void ofEachTypeAreTakenAsManyAsAreMissing() {
    Scenario<GameState> none =
        producing(kit().units(P1, "18", CRUISER, 8).units(P1, "18", CARRIER, 4));

    none.when(P1, order(lifted(CRUISER, 1), lifted(CARRIER, 1))).thenAccepted();
    none.when(P1, order(lifted(CRUISER, 2), lifted(CARRIER, 1))).thenRefused("producing_units.5.1");
    none.when(P1, order(lifted(CRUISER, 1), lifted(CARRIER, 0))).thenRefusedAs("malformed-command");
  }

  private static List<Lifted> liftable(TableKit kit) {
    return Producing.option(producing(kit), P1).liftable();
  }

  private static Lifted lifted(UnitType type, int count) {
    return new Lifted(type, count, false, Place.of("18"));
  }

  /** A cruiser and a carrier. */
  private static ProduceUnits order(Lifted... lifted) {
    return new ProduceUnits(
        List.of(some(CRUISER, 1, "38"), some(CARRIER, 1, "38")),
        List.of(lifted),
        new Payment(List.of(), 5));
  }

  private static Scenario<GameState> producing(TableKit kit) {
    return Producing.by(
        new Allowance(
            Optional.of(3), Optional.empty(), List.of(CRUISER, CARRIER), Optional.empty(), false),
        kit,
        P1,
        "38");
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .tile("38", 0, 0)
        .tile("18", 0, 1)
        .tile("26", 1, 0)
        .goods(P1, 20, 0)
        .sheet(P1, 1, 13, 1);
  }
}
