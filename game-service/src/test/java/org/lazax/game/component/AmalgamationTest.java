package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Producing.order;
import static org.lazax.game.kit.Producing.some;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.capture.CaptivesReturned;
import org.lazax.table.units.Place;

/** A dock of P1, the Vuil'raith, on exhausted Abyz (38) produces with two trade goods. */
class AmalgamationTest {
  private static final Captive CRUISERS = new Captive(Optional.of(P2), CRUISER, 2);
  private static final Captive INFANTRIES = new Captive(Optional.empty(), INFANTRY, 2);
  private static final Captive FIGHTERS = new Captive(Optional.empty(), FIGHTER, 1);

  @Test
  @Rule({"faction_ability/amalgamation.N1", "capture.2.2"})
  void everyUnitOfAProductionCanBeHadForACaptive() {
    Scenario<GameState> begun = begun(CRUISERS, INFANTRIES);
    Scenario<GameState> produced =
        begun
            .when(P1, order(0, cruisers(2), handed(INFANTRY, 2, "38/abyz", "infantry")))
            .thenAccepted();

    assertThat(produced.happened())
        .contains(new CaptivesReturned(P1, List.of(CRUISERS, INFANTRIES)));
    assertThat(Captives.of(produced.table(), P1)).isEmpty();
    assertThat(count(produced, "38", CRUISER)).isEqualTo(2);
    assertThat(count(produced, "38/abyz", INFANTRY)).isEqualTo(2);
    begun.when(P1, order(2, cruisers(1), some(CRUISER, 1, "38"))).thenAccepted();
    begun.when(P1, order(1, cruisers(1), some(CRUISER, 1, "38"))).thenRefused("producing_units.1");
  }

  @Test
  void captivesPayOnlyForTheirTypeAndOnlyOnce() {
    Scenario<GameState> begun = begun(CRUISERS);

    begun.when(P1, order(0, handed(DREADNOUGHT, 1, "38", "cruiser-p2"))).thenRefused("capture.2");
    begun.when(P1, order(0, cruisers(3))).thenRefused("capture.2");
    begun.when(P1, order(0, cruisers(2), cruisers(1))).thenRefused("capture.2");
    begun.when(P1, order(0, handed(CRUISER, 1, "38", "cruiser-p1"))).thenRefused("capture.2");
    begun.when(P1, order(0, some(CRUISER, 1, "38"))).thenRefused("producing_units.1");
    Producing.in(kit("yssaril", CRUISERS), P1, "38")
        .when(P1, order(0, cruisers(1)))
        .thenRefused("capture.2");
  }

  @Test
  void theyCountAgainstTheLimit() {
    begun(new Captive(Optional.of(P2), CRUISER, 8))
        .when(P1, order(0, cruisers(6)))
        .thenRefused("production.1");
  }

  @Test
  @Rule("faction_ability/amalgamation.N2")
  void anOwnCaptiveComesBackEvenWithoutAPieceLeft() {
    Captive own = new Captive(Optional.of(P1), FLAGSHIP, 1);
    Scenario<GameState> begun = Producing.in(kit("vuil_raith", own).goods(P1, 0, 0), P1, "38");
    Produced flagship = handed(FLAGSHIP, 1, "38", "flagship-p1");

    assertThat(Producing.option(begun, P1).captives()).containsExactly(own);
    assertThat(sample(begun).units()).containsExactly(flagship);
    Scenario<GameState> produced = begun.when(P1, order(0, flagship)).thenAccepted();
    assertThat(count(produced, "38", FLAGSHIP)).isEqualTo(1);
    assertThat(Captives.of(produced.table(), P1)).isEmpty();
    Scenario<GameState> none =
        Producing.in(
            kit("vuil_raith", new Captive(Optional.of(P2), FLAGSHIP, 1))
                .units(P1, "75", FLAGSHIP, 1)
                .tokens(P1, "75"),
            P1,
            "38");
    assertThat(Producing.option(none, P1).captives()).isEmpty();
    none.when(P1, order(0, handed(FLAGSHIP, 1, "38", "flagship-p2")))
        .thenRefused("component_limitations.4");
  }

  @Test
  @Rule({"faction_ability/amalgamation.N3", "faction_ability/amalgamation.N3.1"})
  void theCostStaysForWhatIsProducedUpToACost() {
    TableKit kit =
        kit("vuil_raith", INFANTRIES, FIGHTERS, CRUISERS).technologies(P1, "integrated_economy");
    Scenario<GameState> economy =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                kit.units(P1, "38/fria", SPACE_DOCK, 1)
                    .frame(new Turn(P1).acting())
                    .frame(new GainControl(Service.GAME, P1, new PlanetId("fria"))))
            .when(P1, Using.ability("technology/integrated_economy"));
    Produced two = handed(INFANTRY, 2, "38/fria", "infantry");

    economy.when(P1, order(0, two)).thenAccepted();
    economy.when(P1, order(0, two, handed(FIGHTER, 1, "38", "fighter"))).thenAccepted();
    economy.when(P1, order(0, two, cruisers(1))).thenRefused("production.1");
    economy.when(P1, order(0, cruisers(2))).thenRefused("production.1");
    economy.when(P1, order(0, cruisers(1))).thenAccepted();
  }

  @Test
  @Rule("faction_ability/amalgamation.N4")
  void aCaptiveIsOneFighterOrInfantryAndNoPair() {
    Scenario<GameState> begun = begun(INFANTRIES, FIGHTERS);
    Produced two = handed(INFANTRY, 2, "38/abyz", "infantry");
    Produced one = handed(INFANTRY, 1, "38/abyz", "infantry");

    begun.when(P1, order(0, two)).thenAccepted();
    begun.when(P1, order(0, two, some(INFANTRY, 1, "38/abyz"))).thenRefused("producing_units.1");
    begun.when(P1, order(1, two, some(INFANTRY, 1, "38/abyz"))).thenAccepted();
    begun.when(P1, order(0, one, some(INFANTRY, 1, "38/abyz"))).thenRefused("producing_units.1");
    begun.when(P1, order(0, handed(FIGHTER, 1, "38", "fighter"))).thenAccepted();
    begun
        .when(P1, order(0, handed(FIGHTER, 1, "38", "fighter"), some(FIGHTER, 1, "38")))
        .thenRefused("producing_units.1");
    begun.when(P1, order(0, handed(FIGHTER, 2, "38", "fighter"))).thenRefused("capture.2");
  }

  @Test
  @Rule("faction_ability/amalgamation.N5")
  void whereOneMoreComesForItsPriceItComesForACaptiveOutsideTheLimit() {
    Produced two = handed(INFANTRY, 2, "38/abyz", "infantry");
    Scenario<GameState> omar = alliance("yin", "brother_omar", INFANTRIES);
    omar.when(P1, order(0, two, some(INFANTRY, 2, "38/abyz"))).thenAccepted();
    omar.when(P1, order(0, two, some(INFANTRY, 3, "38/abyz"))).thenRefused("producing_units.1");
    omar.when(P1, order(1, two, some(INFANTRY, 5, "38/abyz"))).thenAccepted();
    omar.when(P1, order(1, two, some(INFANTRY, 6, "38/abyz"))).thenRefused("producing_units.1");
    omar.when(P1, order(2, two, some(CRUISER, 1, "38"), some(INFANTRY, 2, "38/abyz")))
        .thenAccepted();
    omar.when(P1, order(0, handed(FIGHTER, 1, "38", "fighter"))).thenRefused("capture.2");

    Produced three = handed(FIGHTER, 3, "38", "fighter");
    Captive fighters = new Captive(Optional.empty(), FIGHTER, 5);
    Scenario<GameState> maban = alliance("naalu", "maban", fighters);
    maban.when(P1, order(0, three, some(FIGHTER, 3, "38"))).thenAccepted();
    maban
        .when(P1, order(0, handed(FIGHTER, 5, "38", "fighter"), some(FIGHTER, 5, "38")))
        .thenAccepted();
    maban
        .when(P1, order(2, handed(FIGHTER, 5, "38", "fighter"), some(FIGHTER, 6, "38")))
        .thenRefused("production.1");
    maban
        .when(P1, order(0, three, some(FIGHTER, 3, "38"), some(INFANTRY, 1, "38/abyz")))
        .thenRefused("producing_units.1");
    assertThat(Producing.option(maban, P1).beside()).isEqualTo(5);
    assertThat(Producing.option(alliance("naalu", "maban"), P1).beside()).isEqualTo(3);
    begun(INFANTRIES)
        .when(P1, order(0, two, some(INFANTRY, 1, "38/abyz")))
        .thenRefused("producing_units.1");
  }

  /** With the Alliance of P2, whose commander is the first print. The limit is five. */
  private static Scenario<GameState> alliance(
      String faction, String commander, Captive... captives) {
    TableKit kit =
        kit("vuil_raith", captives)
            .player(P2, faction)
            .firstPrints("leader/" + commander)
            .leaders(P2, commander)
            .notesInPlay(P1, "alliance@p2");
    return Producing.in(kit, P1, "38");
  }

  @Test
  void whoCanPayForNothingIsOfferedACaptive() {
    Scenario<GameState> poor = Producing.in(kit("vuil_raith", CRUISERS).goods(P1, 0, 0), P1, "38");

    assertThat(sample(poor).units()).containsExactly(cruisers(1));
    assertThat(count(poor.when(P1, sample(poor)).thenAccepted(), "38", CRUISER)).isEqualTo(1);
    assertThat(Producing.option(begun(), P1).captives()).isEmpty();
  }

  private static ProduceUnits sample(Scenario<GameState> scenario) {
    return (ProduceUnits) Producing.form(scenario, P1).sample().command();
  }

  private static int count(Scenario<GameState> scenario, String place, UnitType type) {
    return scenario
        .table()
        .units()
        .count(Place.of(place), stack -> stack.owner().equals(P1) && stack.type() == type);
  }

  private static Produced cruisers(int count) {
    return handed(CRUISER, count, "38", "cruiser-p2");
  }

  private static Produced handed(UnitType type, int count, String place, String captives) {
    return new Produced(type, count, Place.of(place), Optional.of(captives));
  }

  private static Scenario<GameState> begun(Captive... captives) {
    return Producing.in(kit("vuil_raith", captives), P1, "38");
  }

  private static TableKit kit(String faction, Captive... captives) {
    return TableKit.players(2)
        .player(P1, faction)
        .tile("38", 0, 0)
        .tile("75", 0, 1)
        .controlsExhausted(P1, "abyz")
        .units(P1, "38/abyz", SPACE_DOCK, 1)
        .goods(P1, 2, 0)
        .sheet(P1, 3, 9, 2)
        .with(table -> table.withPart(Captives.ID, c -> c.with(P1, List.of(captives))));
  }
}
