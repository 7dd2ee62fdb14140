package org.lazax.game.production;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.game.kit.Producing.some;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.game.kit.Producing;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.state.GameState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.Allowance;

/** Where a unit must be produced, none is not, and elsewhere it is a command of its own. */
class RequiredProductionTest {
  private static final ProduceNothing NOTHING = new ProduceNothing();
  private static final ProduceUnits NONE = Producing.order(0);

  @Test
  void whoMustProduceProducesTheCheapestWhenSilent() {
    Scenario<GameState> required = producing(true);

    assertThat(required.options(P1)).singleElement().isInstanceOf(ProductionOption.Producing.class);
    assertThat(Producing.option(required, P1).required()).isTrue();
    required.when(P1, NOTHING).thenRefused("component_action.3");
    required.when(P1, NONE).thenRefused("component_action.3");
    assertThat(required.silence(P1))
        .contains(
            new ProduceUnits(
                List.of(some(DESTROYER, 1, "38")), List.of(), new Payment(List.of(), 1)));
    required.when(P1, required.silence(P1).orElseThrow()).thenAccepted();
  }

  @Test
  void whoNeedNotProduceNamesUnitsOrSaysThatThereAreNone() {
    Scenario<GameState> free = producing(false);

    assertThat(free.options(P1)).hasSize(2);
    assertThat(free.silence(P1)).contains(NOTHING);
    free.when(P1, NONE).thenRefused("production.1");
    free.when(P1, NOTHING).thenAccepted();
  }

  @Test
  void aThousandUnitsOfATypeAreAnOrderAndMoreAreNone() {
    Scenario<GameState> free = producing(false);

    free.when(P1, Producing.order(5, some(CRUISER, 1_000, "38"))).thenRefused("production.1");
    free.when(P1, Producing.order(5, some(CRUISER, 1_001, "38")))
        .thenRefusedAs("malformed-command");
    free.when(P1, Producing.order(5, some(CRUISER, 0, "38"))).thenRefusedAs("malformed-command");
  }

  private static Scenario<GameState> producing(boolean required) {
    return Producing.by(
        new Allowance(
            Optional.of(2),
            Optional.empty(),
            List.of(CRUISER, DESTROYER),
            Optional.empty(),
            required),
        TableKit.players(2).tile("38", 0, 0).goods(P1, 5, 0),
        P1,
        "38");
  }
}
