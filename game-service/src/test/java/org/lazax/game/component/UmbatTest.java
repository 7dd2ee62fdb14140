package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** P1 is Muaat with a war sun in 75, P2 has the flagship in 38, where it controls Abyz alone. */
class UmbatTest {
  private static final UseAbility UMBAT = Using.ability("leader/umbat");
  private static final String SPACE = "38";
  private static final String ABYZ = "38/abyz";
  private static final String FRIA = "38/fria";

  @Test
  void aPlayerWithAWarSunOrTheFlagshipIsChosen() {
    Scenario<GameState> used =
        Using.turn(kit("sol").goods(P1, 2, 0).goods(P2, 2, 0), P1).when(P1, UMBAT);

    assertThat(Using.candidates(used, P1)).containsExactly("p1", "p2");
    Scenario<GameState> other = used.when(P1, Using.choose("p2")).thenAccepted();
    assertThat(other.awaited()).as("who produces").containsExactly(P2);
    assertThat(exhausted(other)).containsExactly(new LeaderId("umbat"));

    Scenario<GameState> own =
        used.when(P1, Using.choose("p1")).when(P1, produce(2, made(CRUISER, 1, "75")));
    assertThat(count(own.thenAccepted(), P1, CRUISER, "75")).isOne();
  }

  @Test
  @Rule("leader/umbat.N1")
  void theNormalPriceIsPaid() {
    Scenario<GameState> producing = producing(kit("sol").goods(P2, 5, 0));

    producing
        .when(P2, produce(4, made(CRUISER, 1, SPACE), made(CARRIER, 1, SPACE)))
        .thenRefused("producing_units.1");
    Scenario<GameState> paid =
        producing
            .when(P2, produce(5, made(CRUISER, 1, SPACE), made(CARRIER, 1, SPACE)))
            .thenAccepted();
    assertThat(paid.table().player(P2).tradeGoods()).isZero();
    assertThat(count(paid, P2, CRUISER, SPACE)).isOne();
    assertThat(count(paid, P2, CARRIER, SPACE)).isOne();
    assertThat(paid.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("leader/umbat.N2")
  void whatChangesProductionNeitherLowersThePriceNorLiftsTheLimitOfCost() {
    TableKit kit =
        kit("sol")
            .technologies(P2, "sarween_tools", "ai_development_algorithm", "carrier_ii", "war_sun")
            .goods(P2, 20, 0);
    Scenario<GameState> producing = producing(kit);

    assertThat(Using.abilities(producing, P2)).isEmpty();
    producing.when(P2, produce(7, made(DREADNOUGHT, 2, SPACE))).thenRefused("producing_units.1");
    producing.when(P2, produce(11, made(WAR_SUN, 1, SPACE))).thenRefused("producing_units.0");
    producing.when(P2, produce(8, made(FLAGSHIP, 1, SPACE))).thenRefused("producing_units.0");
    producing.when(P2, produce(12, made(WAR_SUN, 1, SPACE))).thenRefused("producing_units.0");
    Scenario<GameState> two =
        producing.when(P2, produce(8, made(DREADNOUGHT, 2, SPACE))).thenAccepted();
    assertThat(count(two, P2, DREADNOUGHT, SPACE)).isEqualTo(2);
  }

  @Test
  @Rule("leader/umbat.N3")
  void groundForcesComeToSpaceOrToAControlledPlanetOfTheSystem() {
    Scenario<GameState> producing = producing(kit("sol").controls(P2, "loki").goods(P2, 1, 0));

    producing.when(P2, produce(1, made(INFANTRY, 1, FRIA))).thenRefused("production.3");
    producing.when(P2, produce(1, made(INFANTRY, 1, "75/loki"))).thenRefused("production.3");
    Scenario<GameState> both =
        producing
            .when(P2, produce(1, made(INFANTRY, 1, ABYZ), made(INFANTRY, 1, SPACE)))
            .thenAccepted();
    assertThat(count(both, P2, INFANTRY, ABYZ)).isOne();
    assertThat(count(both, P2, INFANTRY, SPACE)).isOne();
  }

  @Test
  @Rule("leader/umbat.N4")
  void commandersOfTheNaaluAndTheYinAddNoUnits() {
    Scenario<GameState> naalu =
        producing(kit("naalu").leader(P2, "maban", LeaderState.UNLOCKED).goods(P2, 2, 0));
    naalu.when(P2, produce(2, made(FIGHTER, 3, SPACE))).thenRefused("production.1");
    naalu.when(P2, produce(1, made(FIGHTER, 3, SPACE))).thenRefused("production.1");
    Scenario<GameState> fighters = naalu.when(P2, produce(1, made(FIGHTER, 2, SPACE)));
    assertThat(count(fighters.thenAccepted(), P2, FIGHTER, SPACE)).isEqualTo(2);

    Scenario<GameState> yin =
        producing(kit("yin").leader(P2, "brother_omar", LeaderState.UNLOCKED).goods(P2, 2, 0));
    yin.when(P2, produce(2, made(INFANTRY, 3, ABYZ))).thenRefused("production.1");
    yin.when(P2, produce(1, made(INFANTRY, 3, ABYZ))).thenRefused("production.1");
    Scenario<GameState> infantry = yin.when(P2, produce(1, made(INFANTRY, 2, ABYZ)));
    assertThat(count(infantry.thenAccepted(), P2, INFANTRY, ABYZ)).isEqualTo(2);
  }

  @Test
  @Rule({"leader/umbat.N4", "leader/umbat.N4.1"})
  void asFirstPrintedTheyAddNoUnitsEitherButHalveThePriceOfRegulatedConscription() {
    Scenario<GameState> naalu =
        producing(
            kit("naalu")
                .firstPrints("leader/maban")
                .leader(P2, "maban", LeaderState.UNLOCKED)
                .law("regulated_conscription")
                .goods(P2, 2, 0));
    naalu.when(P2, produce(2, made(FIGHTER, 3, SPACE))).thenRefused("production.1");
    naalu.when(P2, produce(1, made(FIGHTER, 2, SPACE))).thenAccepted();

    Scenario<GameState> yin =
        producing(
            kit("yin")
                .firstPrints("leader/brother_omar")
                .leader(P2, "brother_omar", LeaderState.UNLOCKED)
                .law("regulated_conscription")
                .goods(P2, 2, 0));
    yin.when(P2, produce(2, made(INFANTRY, 3, ABYZ))).thenRefused("production.1");
    yin.when(P2, produce(1, made(INFANTRY, 2, ABYZ))).thenAccepted();
  }

  @Test
  @Rule("leader/navarch_feng.N2.1")
  void theFlagshipThatNeedsNoResourcesCostsTooMuch() {
    Scenario<GameState> producing =
        producing(kit("nomad").leader(P2, "navarch_feng", LeaderState.UNLOCKED).goods(P2, 9, 0));

    producing.when(P2, produce(8, made(FLAGSHIP, 1, SPACE))).thenRefused("producing_units.0");
  }

  @Test
  @Rule("producing_units.6")
  void noShipsComeToShipsOfOthers() {
    Scenario<GameState> producing =
        producing(kit("sol").units(P1, SPACE, CRUISER, 1).goods(P2, 2, 0));

    producing.when(P2, produce(2, made(CRUISER, 1, SPACE))).thenRefused("producing_units.6");
    producing.when(P2, produce(1, made(INFANTRY, 2, ABYZ))).thenAccepted();
  }

  @Test
  void whoProducesMayRefuse() {
    Scenario<GameState> refused =
        producing(kit("sol").goods(P2, 2, 0)).when(P2, new ProduceNothing()).thenAccepted();

    assertThat(refused.table().player(P2).tradeGoods()).isEqualTo(2);
    assertThat(exhausted(refused)).containsExactly(new LeaderId("umbat"));
    assertThat(refused.table().kernel().stack()).isEmpty();
  }

  @Test
  void whoProducesChoosesAmongItsSystems() {
    TableKit kit =
        kit("sol").tile("27", 1, 0).units(P2, "27", WAR_SUN, 1).units(P2, "75", CRUISER, 1);
    Scenario<GameState> chosen = producing(kit.goods(P2, 2, 0));

    assertThat(chosen.awaited()).containsExactly(P2);
    assertThat(Using.candidates(chosen, P2)).containsExactlyInAnyOrder("27", "38");
    chosen
        .when(P2, Using.choose("27"))
        .when(P2, produce(2, made(CRUISER, 1, SPACE)))
        .thenRefused("producing_units.6");
    Scenario<GameState> produced =
        chosen.when(P2, Using.choose("27")).when(P2, produce(2, made(CRUISER, 1, "27")));
    assertThat(count(produced.thenAccepted(), P2, CRUISER, "27")).isOne();
  }

  @Test
  @Rule("component_action.3")
  void itIsNoActionWhereNobodyCanProduce() {
    TableKit poor = kit("sol").controlsExhausted(P1, "loki");
    assertThat(Using.abilities(Using.turn(poor, P1), P1)).doesNotContain("leader/umbat");
    assertThat(Using.abilities(Using.turn(poor.goods(P2, 1, 0), P1), P1)).contains("leader/umbat");

    TableKit without = kit("sol").goods(P2, 1, 0).leader(P1, "umbat", LeaderState.EXHAUSTED);
    assertThat(Using.abilities(Using.turn(without, P1), P1)).doesNotContain("leader/umbat");
  }

  private static TableKit kit(String faction) {
    return TableKit.players(2)
        .player(P1, "muaat")
        .player(P2, faction)
        .leaders(P1, "umbat")
        .tile("38", 0, 0)
        .tile("75", 0, 1)
        .controlsExhausted(P2, "abyz")
        .units(P1, "75", WAR_SUN, 1)
        .units(P2, SPACE, FLAGSHIP, 1);
  }

  /** P1 lets P2 produce. */
  private static Scenario<GameState> producing(TableKit kit) {
    return Using.turn(kit.goods(P1, 1, 0), P1)
        .when(P1, UMBAT)
        .when(P1, Using.choose("p2"))
        .thenAccepted();
  }

  private static ProduceUnits produce(int goods, Produced... units) {
    return new ProduceUnits(Arrays.asList(units), List.of(), new Payment(List.of(), goods));
  }

  private static Produced made(UnitType type, int count, String place) {
    return new Produced(type, count, Place.of(place));
  }

  private static int count(Scenario<GameState> scenario, Seat seat, UnitType type, String place) {
    return scenario
        .table()
        .units()
        .count(Place.of(place), stack -> stack.owner().equals(seat) && stack.type() == type);
  }

  private static List<LeaderId> exhausted(Scenario<GameState> scenario) {
    return List.copyOf(scenario.table().player(P1).leaders().lying(LeaderState.EXHAUSTED));
  }
}
