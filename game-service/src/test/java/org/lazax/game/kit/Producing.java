package org.lazax.game.kit;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Form;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.production.ProductionOption;
import org.lazax.game.state.GameState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Productions. */
public final class Producing {
  private Producing() {}

  /** In the turn of this seat, whose units in the system use PRODUCTION. */
  public static Scenario<GameState> in(TableKit kit, Seat seat, String system) {
    return given(kit, seat, new Production(seat, SystemId.of(system)));
  }

  /** In the turn of this seat, to which an effect allows this in the system. */
  public static Scenario<GameState> by(
      Allowance allowance, TableKit kit, Seat seat, String system) {
    return given(kit, seat, Production.by(allowance, seat, SystemId.of(system)));
  }

  private static Scenario<GameState> given(TableKit kit, Seat seat, Production production) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Turn(seat).acting()).frame(production));
  }

  /** So many of a type for a place such as {@code 75/loki}. */
  public static Produced some(UnitType type, int count, String place) {
    return new Produced(type, count, Place.of(place));
  }

  /** These units are produced and paid for with trade goods. */
  public static ProduceUnits order(int goods, Produced... units) {
    return new ProduceUnits(List.of(units), List.of(), new Payment(List.of(), goods));
  }

  /** The form that this seat gets for it. */
  public static Form form(Scenario<GameState> scenario, Seat seat) {
    return option(scenario, seat).form();
  }

  /** The option that this seat gets for it. */
  public static ProductionOption.Producing option(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(ProductionOption.Producing.class::isInstance)
        .map(ProductionOption.Producing.class::cast)
        .findFirst()
        .orElseThrow();
  }
}
