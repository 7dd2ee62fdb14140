package org.lazax.game.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.exploration.Explored.board;
import static org.lazax.game.exploration.Explored.discarded;
import static org.lazax.game.exploration.Explored.gaining;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.production.ProductionCommand.Lifted;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.table.Player;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has one infantry on Abyz, and its faction has a commodity value of 6. */
class PlanetCardsTest {
  private static final Place ABYZ = Place.of("38/abyz");
  private static final Place SAUDOR = Place.of("23/saudor");

  @Test
  @Rule("exploration/abandoned_warehouses.N1")
  void abandonedWarehousesGiveCommoditiesUpToTheValueOrTurnThemIntoGoods() {
    Scenario<GameState> none = exploring("abandoned_warehouses", "saudor", 0, 0);
    assertThat(candidates(none, P1)).containsExactly("gain");
    assertGoods(none.when(P1, choose("gain")), 0, 2);
    assertGoods(none.when(P1, choose()), 0, 0);

    Scenario<GameState> five = exploring("abandoned_warehouses", "saudor", 1, 5);
    assertThat(candidates(five, P1)).containsExactly("gain", "convert-2", "convert-1");
    assertGoods(five.when(P1, choose("gain")), 1, 6);
    assertGoods(five.when(P1, choose("convert-2")), 3, 3);
    assertGoods(five.when(P1, choose("convert-1")), 2, 4);

    Scenario<GameState> full = exploring("abandoned_warehouses", "saudor", 0, 6);
    assertThat(candidates(full, P1)).containsExactly("convert-2", "convert-1");
    full.when(P1, choose("gain")).thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("exploration/functioning_base.N1")
  void aFunctioningBaseGivesACommodityOrSellsAnActionCard() {
    Scenario<GameState> rich = exploring("functioning_base", "saudor", 1, 1);
    assertThat(candidates(rich, P1)).containsExactly("gain", "spend-commodity", "spend-trade-good");
    assertGoods(rich.when(P1, choose("gain")), 1, 2);
    Scenario<GameState> sold = rich.when(P1, choose("spend-commodity"), 1);
    assertGoods(sold, 1, 0);
    assertThat(player(sold).actionCards()).hasSize(1);
    assertGoods(rich.when(P1, choose("spend-trade-good"), 1), 0, 1);
    Scenario<GameState> declined = rich.when(P1, choose());
    assertGoods(declined, 1, 1);
    assertThat(discarded(declined.table())).containsExactly("functioning_base");

    assertThat(candidates(exploring("functioning_base", "saudor", 0, 6), P1))
        .containsExactly("spend-commodity");
    assertThat(candidates(exploring("functioning_base", "saudor", 0, 0), P1))
        .containsExactly("gain");
  }

  @Test
  @Rule("exploration/local_fabricators.N1")
  void localFabricatorsGiveACommodityOrSellAMech() {
    Scenario<GameState> rich = exploring("local_fabricators", "saudor", 1, 1);
    assertGoods(rich.when(P1, choose("gain")), 1, 2);
    Scenario<GameState> built = rich.when(P1, choose("spend-trade-good"));
    assertGoods(built, 0, 1);
    assertThat(count(built, SAUDOR, UnitType.MECH)).isEqualTo(1);
    assertThat(candidates(exploring("local_fabricators", "saudor", 0, 6), P1))
        .containsExactly("spend-commodity");
  }

  @Test
  @Rule("exploration/local_fabricators.N2")
  void aMechIsTakenFromASystemWithoutATokenIfNoneIsLeft() {
    TableKit kit =
        board()
            .inExplorationDecks("local_fabricators")
            .goods(P1, 1, 6)
            .damaged(P1, "38/abyz", UnitType.MECH, 2)
            .units(P1, "75/loki", UnitType.MECH, 2);
    Scenario<GameState> asked =
        gaining(kit.tokens(P1, "75"), "saudor", 1).when(P1, choose("spend-trade-good"));
    assertThat(count(asked, SAUDOR, UnitType.MECH)).isEqualTo(1);
    assertThat(asked.table().units().at(SAUDOR, P1)).noneMatch(unit -> unit.damaged());
    assertThat(count(asked, ABYZ, UnitType.MECH)).isEqualTo(1);

    Scenario<GameState> none = gaining(kit.tokens(P1, "75", "38"), "saudor", 1);
    assertGoods(none, 1, 6);
    assertThat(discarded(none.table())).as("nothing can be had").hasSize(1);
  }

  @Test
  void aMercenaryOutfitPlacesAnInfantry() {
    Scenario<GameState> asked = exploring("mercenary_outfit", "loki", 0, 0);
    Place loki = Place.of("75/loki");
    assertThat(count(asked.when(P1, choose("infantry")), loki, UnitType.INFANTRY)).isEqualTo(1);
    assertThat(count(asked.when(P1, choose()), loki, UnitType.INFANTRY)).isZero();
  }

  @Test
  void aCoreMinePaysWhoeverHasAMechOrGivesAnInfantry() {
    Scenario<GameState> asked = exploring("core_mine", "abyz", 0, 0);
    Scenario<GameState> given = asked.when(P1, choose("infantry")).thenAccepted();
    assertGoods(given, 1, 0);
    assertThat(count(given, ABYZ, UnitType.INFANTRY)).isZero();
    Scenario<GameState> kept = asked.when(P1, choose()).thenAccepted();
    assertGoods(kept, 0, 0);
    assertThat(count(kept, ABYZ, UnitType.INFANTRY)).isEqualTo(1);

    Scenario<GameState> mech = with(UnitType.MECH, "core_mine");
    assertGoods(mech, 1, 0);
    assertThat(count(mech, ABYZ, UnitType.INFANTRY)).isEqualTo(1);
    assertGoods(exploring("core_mine", "fria", 0, 0), 0, 0);
  }

  /** Mecatol Rex is worth one resource and six influence. */
  @Test
  @Rule({"exploration/freelancers.N1", "exploration/freelancers.N2"})
  void freelancersProduceOneUnitForResourcesOrInfluence() {
    TableKit kit = board().inExplorationDecks("freelancers").controls(P1, "mecatol_rex");
    Scenario<GameState> producing = gaining(kit, "loki", 1);
    Place space = Place.of("75");
    Scenario<GameState> dreadnought =
        producing.when(P1, produce(UnitType.DREADNOUGHT, 1, space, "mecatol_rex")).thenAccepted();
    assertThat(count(dreadnought, space, UnitType.DREADNOUGHT)).isEqualTo(1);
    assertThat(dreadnought.table().planets().readied(P1, new PlanetId("mecatol_rex"))).isFalse();
    assertThat(discarded(dreadnought.table())).containsExactly("freelancers");

    producing
        .when(P1, produce(UnitType.FLAGSHIP, 1, space, "mecatol_rex"))
        .thenRefused("producing_units.1");
    producing
        .when(P1, produce(UnitType.FIGHTER, 2, space, "mecatol_rex"))
        .thenRefused("production.1");
    producing
        .when(P1, produce(UnitType.INFANTRY, 1, Place.of("75/abaddon"), "mecatol_rex"))
        .thenRefused("production.3");
    assertThat(
            count(
                gaining(board().inExplorationDecks("freelancers"), "loki", 1),
                space,
                UnitType.DREADNOUGHT))
        .isZero();
  }

  /** All dreadnoughts of P1 are damaged, in two systems. A command token lies in one of them. */
  @Test
  @Rule("exploration/freelancers.N3")
  void freelancersTakeAUnitOffTheBoardThatIsOutOfReserve() {
    TableKit kit =
        board()
            .inExplorationDecks("freelancers")
            .sheet(P1, 3, 6, 2)
            .controls(P1, "mecatol_rex")
            .tile("26", 5, 0)
            .tile("27", 7, 0)
            .damaged(P1, "26", UnitType.DREADNOUGHT, 3)
            .damaged(P1, "27", UnitType.DREADNOUGHT, 2)
            .tokens(P1, "27");
    Scenario<GameState> producing = gaining(kit, "loki", 1);

    Scenario<GameState> taken = producing.when(P1, lifting("26")).thenAccepted();
    assertThat(taken.table().units().at(Place.of("75"), P1))
        .as("undamaged")
        .containsExactly(UnitStack.of(P1, UnitType.DREADNOUGHT, 1));
    assertThat(count(taken, Place.of("26"), UnitType.DREADNOUGHT)).isEqualTo(2);
    assertThat(producing.when(P1, lifting("27")).refusal()).as("a token is there").isPresent();
  }

  private static ProduceUnits lifting(String system) {
    return new ProduceUnits(
        List.of(new Produced(UnitType.DREADNOUGHT, 1, Place.of("75"))),
        List.of(new Lifted(UnitType.DREADNOUGHT, 1, true, Place.of(system))),
        new Payment(List.of(new PlanetId("mecatol_rex")), 0));
  }

  private static ProduceUnits produce(UnitType type, int count, Place place, String planet) {
    return new ProduceUnits(
        List.of(new Produced(type, count, place)),
        List.of(),
        new Payment(List.of(new PlanetId(planet)), 0));
  }

  @Test
  void anExpeditionReadiesThePlanet() {
    PlanetId abyz = new PlanetId("abyz");
    Scenario<GameState> asked = exploring("expedition", "abyz", 0, 0);
    assertThat(asked.when(P1, choose()).table().planets().readied(P1, abyz)).isFalse();
    assertThat(asked.when(P1, choose("infantry")).table().planets().readied(P1, abyz)).isTrue();
    assertThat(with(UnitType.MECH, "expedition").table().planets().readied(P1, abyz)).isTrue();
  }

  @Test
  void aVolatileFuelSourceGivesAToken() {
    Scenario<GameState> asked =
        exploring("volatile_fuel_source", "abyz", 0, 0).when(P1, choose("infantry"));
    assertThat(player(asked.when(P1, choose("strategy"))).tokens()).isEqualTo(new Tokens(3, 3, 3));
    Scenario<GameState> mech = with(UnitType.MECH, "volatile_fuel_source");
    assertThat(player(mech.when(P1, choose("tactic"))).tokens()).isEqualTo(new Tokens(4, 3, 2));
  }

  @Test
  void aGammaWormholeComesToTheSystem() {
    Scenario<GameState> placed = exploring("gamma_wormhole", "loki", 0, 0);
    assertThat(placed.table().galaxy().markers().has(SystemId.of("75"), Marker.GAMMA_WORMHOLE))
        .isTrue();
  }

  private static Scenario<GameState> exploring(
      String card, String planet, int tradeGoods, int commodities) {
    return gaining(board().inExplorationDecks(card).goods(P1, tradeGoods, commodities), planet, 1);
  }

  private static Scenario<GameState> with(UnitType unit, String card) {
    return gaining(board().inExplorationDecks(card).units(P1, "38/abyz", unit, 1), "abyz", 1);
  }

  private static void assertGoods(Scenario<GameState> scenario, int tradeGoods, int commodities) {
    scenario.thenAccepted();
    assertThat(player(scenario).tradeGoods()).isEqualTo(tradeGoods);
    assertThat(player(scenario).commodities()).isEqualTo(commodities);
    assertThat(scenario.table().player(P2).tradeGoods()).isZero();
  }

  private static Player player(Scenario<GameState> scenario) {
    return scenario.table().player(P1);
  }

  private static int count(Scenario<GameState> scenario, Place place, UnitType type) {
    return scenario.table().units().count(place, unit -> unit.type() == type);
  }
}
