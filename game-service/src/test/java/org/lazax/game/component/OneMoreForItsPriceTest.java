package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Producing.order;
import static org.lazax.game.kit.Producing.some;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.kit.Producing;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.production.Producible;
import org.lazax.table.event.leaders.LeaderUnlocked;
import org.lazax.table.leaders.LeaderState;

/** The first prints of two commanders. A dock of P1 on Loki (75), worth 1, produces three units. */
class OneMoreForItsPriceTest {
  private static final String SPACE = "75";
  private static final String LOKI = "75/loki";

  // ---- M'aban ----

  @Test
  void asFirstPrintedThreeFightersAreProducedForOnePriceAndOneOfThemDoesNotCount() {
    Scenario<GameState> naalu = Producing.in(maban(), P1, SPACE);

    naalu.when(P1, order(1, some(FIGHTER, 3, SPACE))).thenAccepted();
    naalu.when(P1, order(1, some(FIGHTER, 4, SPACE))).thenRefused("producing_units.1");
    naalu.when(P1, order(2, some(FIGHTER, 5, SPACE))).thenAccepted();
    naalu.when(P1, order(9, some(FIGHTER, 6, SPACE))).thenRefused("production.1");
    naalu.when(P1, order(3, some(FIGHTER, 3, SPACE), some(CRUISER, 1, SPACE))).thenAccepted();
    naalu.when(P1, order(4, some(FIGHTER, 4, SPACE), some(CRUISER, 1, SPACE))).thenAccepted();
    naalu
        .when(P1, order(4, some(FIGHTER, 5, SPACE), some(CRUISER, 1, SPACE)))
        .thenRefused("production.1");
    naalu.when(P1, order(1, some(INFANTRY, 3, LOKI))).thenRefused("producing_units.1");
    Producing.in(kit("naalu").goods(P1, 9, 0).leaders(P1, "maban"), P1, SPACE)
        .when(P1, order(1, some(FIGHTER, 3, SPACE)))
        .thenRefused("producing_units.1");
  }

  @Test
  void theFormOffersTheFightersThatDoNotCount() {
    Scenario<GameState> naalu = Producing.in(maban(), P1, SPACE);

    assertThat(Producing.option(naalu, P1).beside()).isEqualTo(2);
    assertThat(Producing.option(naalu, P1).units())
        .filteredOn(unit -> unit.type() == FIGHTER || unit.type() == INFANTRY)
        .extracting(Producible::most)
        .containsExactlyInAnyOrder(3, 5);
    naalu.when(P1, (ProduceUnits) Producing.form(naalu, P1).sample().command()).thenAccepted();
  }

  @Test
  @Rule({"leader/maban.original.N1", "leader/maban.original.N1.1"})
  void theProductionThatUnlocksItHasNoMoreFightersInOneOrInParts() {
    TableKit ten =
        kit("naalu")
            .firstPrints("leader/maban")
            .goods(P1, 2, 0)
            .controls(P2, "abyz")
            .round(1)
            .tile("38", 0, 1)
            .controlsExhausted(P1, "abaddon")
            .units(P1, "75/abaddon", SPACE_DOCK, 1)
            .units(P1, SPACE, CARRIER, 1)
            .units(P1, "38", CARRIER, 3)
            .units(P1, "38", FIGHTER, 10)
            .leader(P1, "maban", LeaderState.LOCKED);
    Scenario<GameState> producing = Producing.in(ten, P1, SPACE);

    producing.when(P1, order(2, some(FIGHTER, 5, SPACE))).thenRefused("producing_units.1");
    producing
        .when(P1, order(2, some(FIGHTER, 2, SPACE), some(FIGHTER, 3, SPACE)))
        .thenRefused("producing_units.1");
    Scenario<GameState> four = producing.when(P1, order(2, some(FIGHTER, 4, SPACE))).thenAccepted();
    assertThat(count(four, FIGHTER)).isEqualTo(14);
    assertThat(four.happened()).contains(new LeaderUnlocked(P1, new LeaderId("maban")));
    assertThat(four.table().kernel().stack()).as("nothing more is produced").isEmpty();
  }

  @Test
  @Rule("leader/maban.original.N2")
  void withRegulatedConscriptionTwoFightersAreProducedForAResourceAndOneOfThemCounts() {
    Scenario<GameState> law = Producing.in(maban().law("regulated_conscription"), P1, SPACE);

    law.when(P1, order(1, some(FIGHTER, 2, SPACE))).thenAccepted();
    law.when(P1, order(1, some(FIGHTER, 3, SPACE))).thenRefused("producing_units.1");
    law.when(P1, order(3, some(FIGHTER, 6, SPACE))).thenAccepted();
    law.when(P1, order(9, some(FIGHTER, 7, SPACE))).thenRefused("production.1");
  }

  @Test
  @Rule("leader/maban.original.N3")
  void otherEffectsGiveOneMoreFighterWhereTheyAllowFighters() {
    by(maban(), FIGHTER, INFANTRY).when(P1, order(1, some(FIGHTER, 3, SPACE))).thenAccepted();
    by(maban(), INFANTRY, CRUISER)
        .when(P1, order(1, some(FIGHTER, 3, SPACE)))
        .thenRefused("producing_units.0");
    by(maban(), INFANTRY, CRUISER)
        .when(P1, order(2, some(CRUISER, 1, SPACE), some(FIGHTER, 1, SPACE)))
        .thenRefused("producing_units.0");
  }

  @Test
  @Rule("leader/maban.original.N4")
  void aSingleFighterThatIsPaidForBringsOneMore() {
    Scenario<GameState> naalu = Producing.in(maban(), P1, SPACE);

    naalu.when(P1, order(5, some(CRUISER, 2, SPACE), some(FIGHTER, 2, SPACE))).thenAccepted();
    naalu
        .when(P1, order(5, some(CRUISER, 2, SPACE), some(FIGHTER, 3, SPACE)))
        .thenRefused("production.1");
    naalu
        .when(P1, order(4, some(CRUISER, 2, SPACE), some(FIGHTER, 2, SPACE)))
        .thenRefused("producing_units.1");
  }

  // ---- Brother Omar ----

  @Test
  void asFirstPrintedThreeInfantryAreProducedForOnePriceAndOneOfThemDoesNotCount() {
    Scenario<GameState> yin = Producing.in(omar(), P1, SPACE);

    yin.when(P1, order(1, some(INFANTRY, 3, LOKI))).thenAccepted();
    yin.when(P1, order(2, some(INFANTRY, 5, LOKI))).thenAccepted();
    yin.when(P1, order(9, some(INFANTRY, 6, LOKI))).thenRefused("production.1");
    yin.when(P1, order(1, some(FIGHTER, 3, SPACE))).thenRefused("producing_units.1");
  }

  @Test
  @Rule("leader/brother_omar.original.N1")
  void withRegulatedConscriptionTwoInfantryAreProducedForAResourceAndOneOfThemCounts() {
    Scenario<GameState> law = Producing.in(omar().law("regulated_conscription"), P1, SPACE);

    law.when(P1, order(1, some(INFANTRY, 2, LOKI))).thenAccepted();
    law.when(P1, order(1, some(INFANTRY, 3, LOKI))).thenRefused("producing_units.1");
    law.when(P1, order(3, some(INFANTRY, 6, LOKI))).thenAccepted();
    law.when(P1, order(9, some(INFANTRY, 7, LOKI))).thenRefused("production.1");
  }

  @Test
  @Rule("leader/brother_omar.original.N2")
  void otherEffectsGiveOneMoreInfantryWhereTheyAllowInfantry() {
    by(omar(), INFANTRY).when(P1, order(1, some(INFANTRY, 3, LOKI))).thenAccepted();
    by(omar(), FIGHTER, CRUISER)
        .when(P1, order(1, some(INFANTRY, 1, LOKI)))
        .thenRefused("producing_units.0");
    by(omar(), FIGHTER, CRUISER)
        .when(P1, order(2, some(CRUISER, 1, SPACE), some(INFANTRY, 1, LOKI)))
        .thenRefused("producing_units.0");
  }

  @Test
  @Rule("leader/brother_omar.original.N3")
  void aSingleInfantryThatIsPaidForBringsOneMore() {
    Scenario<GameState> yin = Producing.in(omar(), P1, SPACE);

    yin.when(P1, order(5, some(CRUISER, 2, SPACE), some(INFANTRY, 2, LOKI))).thenAccepted();
    yin.when(P1, order(5, some(CRUISER, 2, SPACE), some(INFANTRY, 3, LOKI)))
        .thenRefused("production.1");
    yin.when(P1, order(4, some(CRUISER, 2, SPACE), some(INFANTRY, 2, LOKI)))
        .thenRefused("producing_units.1");
  }

  /** An effect lets three units of these types be produced. */
  private static Scenario<GameState> by(TableKit kit, UnitType... types) {
    Allowance three =
        new Allowance(Optional.of(3), Optional.empty(), List.of(types), Optional.empty(), false);
    return Producing.by(three, kit, P1, SPACE);
  }

  private static int count(Scenario<GameState> scenario, UnitType type) {
    return scenario.table().units().count(P1, type);
  }

  private static TableKit maban() {
    return kit("naalu").firstPrints("leader/maban").goods(P1, 9, 0).leaders(P1, "maban");
  }

  private static TableKit omar() {
    return kit("yin")
        .firstPrints("leader/brother_omar")
        .goods(P1, 9, 0)
        .leaders(P1, "brother_omar");
  }

  private static TableKit kit(String faction) {
    return TableKit.players(2)
        .player(P1, faction)
        .tile("75", 0, 0)
        .controlsExhausted(P1, "loki")
        .units(P1, LOKI, SPACE_DOCK, 1);
  }
}
