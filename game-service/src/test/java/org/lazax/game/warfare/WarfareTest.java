package org.lazax.game.warfare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.game.kit.Using.FOLLOW;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.production.ProductionOption.Producing;
import org.lazax.game.state.GameState;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.table.event.strategy.StrategyCardExhausted;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;

/** P1 holds Warfare. P2 plays Hacan, whose home has Arretze, Hercant and Kamdorn. */
class WarfareTest {

  @Test
  @Rule({"warfare.0", "warfare.1"})
  void aTokenComesBackFromTheBoardIntoAPool() {
    Scenario<GameState> card = given(kit().tokens(P1, "38", "26"));

    card.when(P1, lift("18", Pool.FLEET)).thenRefused("warfare.1");
    card.when(P1, lift("38", Pool.REINFORCEMENTS)).thenRefused("warfare.1");
    card.when(P1, lift("38", Pool.FLEET))
        .thenEvents(
            new TokensTakenBack(P1, List.of(SystemId.of("38"))),
            new TokensMoved(P1, Pool.REINFORCEMENTS, Pool.FLEET, 1));
    card.when(P1, lift("38", Pool.FLEET))
        .when(P1, lift("26", Pool.FLEET))
        .thenRefusedAs("not-awaited")
        .when(P1, lay(3, 4, 2))
        .thenAccepted();
  }

  @Test
  @Rule({"abilities.17", "warfare.N1"})
  void withoutATokenToTakeNoneIsGained() {
    Scenario<GameState> card = given(kit());

    card.when(P1, lift("38", Pool.FLEET)).thenRefusedAs("not-awaited");
    assertThat(card.table().player(P1).tokens()).isEqualTo(Tokens.START);
    card.when(P1, lay(4, 3, 2)).thenRefused("warfare.2");
  }

  @Test
  @Rule({"warfare.2", "warfare.N1"})
  void thenTheTokensOfTheSheetAreLaidInAnyWayAlsoWithoutOneOnTheBoard() {
    Scenario<GameState> card = given(kit());

    card.when(P1, lay(9, 0, 0)).thenRefused("warfare.2");
    card.when(P1, lay(9, -1, 0)).thenRefused("warfare.2");
    Scenario<GameState> laid = card.when(P1, lay(1, 6, 1)).thenAccepted();
    assertThat(laid.table().player(P1).tokens()).isEqualTo(new Tokens(1, 6, 1));
    assertThat(card.silence(P1)).contains(lay(3, 3, 2));
  }

  @Test
  @Rule({"warfare.3", "warfare.3.1", "producing_units.4"})
  void theOthersProduceWithADockOfTheirHomeSystemAndPutNoTokenThere() {
    Scenario<GameState> secondary =
        used(kit().units(P2, "16/arretze", SPACE_DOCK, 1).units(P2, "38/abyz", SPACE_DOCK, 1));

    Scenario<GameState> paid = secondary.when(P2, FOLLOW);
    paid.thenEvents(new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    assertThat(paid.table().tokens()).isEmpty();
    paid.when(P2, produce(CRUISER, 1, "38", 2)).thenRefused("producing_units.6");
    assertThat(paid.when(P2, produce(CRUISER, 1, "16", 2)).table().units().ships(SystemId.of("16")))
        .hasSize(1);
  }

  @Test
  @Rule({"warfare.3", "production.N2.1"})
  void ofSeveralDocksOneProduces() {
    Scenario<GameState> paid =
        used(kit().units(P2, "16/arretze", SPACE_DOCK, 1).units(P2, "16/hercant", SPACE_DOCK, 1))
            .when(P2, FOLLOW);
    Place arretze = Place.of("16/arretze");

    paid.when(P2, new ChooseDock(Place.of("16/kamdorn"))).thenRefused("warfare.3");
    Scenario<GameState> chosen = paid.when(P2, new ChooseDock(arretze));
    assertThat(((Producing) chosen.options(P2).getFirst()).limit()).contains(4);
    chosen.when(P2, produce(INFANTRY, 2, "16/hercant", 1)).thenRefused("production.3");
    chosen.when(P2, produce(INFANTRY, 2, "16/arretze", 1)).thenAccepted();
  }

  @Test
  @Rule("warfare.3")
  void whoHasNoDockAtHomeIsNotAsked() {
    assertThat(used(kit().units(P2, "38/abyz", SPACE_DOCK, 1)).happened())
        .containsExactly(new StrategyCardExhausted(P1, card("warfare")));
  }

  private static TakeBackToken lift(String system, Pool pool) {
    return new TakeBackToken(SystemId.of(system), pool);
  }

  private static DistributeTokens lay(int tactic, int fleet, int strategy) {
    return new DistributeTokens(new Tokens(tactic, fleet, strategy));
  }

  private static ProduceUnits produce(UnitType type, int count, String place, int goods) {
    return new ProduceUnits(
        List.of(new Produced(type, count, Place.of(place))),
        List.of(),
        new Payment(List.of(), goods));
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "xxcha")
        .player(P2, "hacan")
        .goods(P2, 9, 0)
        .controls(P2, "arretze", "hercant", "kamdorn", "abyz")
        .tile("16", 0, -1)
        .tile("18", 0, 0)
        .tile("38", 1, 0)
        .tile("26", 0, 1)
        .sheet(P3, 3, 3, 0);
  }

  private static Scenario<GameState> used(TableKit kit) {
    return given(kit).when(P1, lay(3, 3, 2));
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Using.card(kit, P1, "warfare");
  }
}
