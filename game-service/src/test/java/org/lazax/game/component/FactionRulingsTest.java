package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actioncards.DiscardActionCards;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.Scorable;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.goods.CommoditiesReplenished;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Rulings on what single factions do in the steps of the game. Loki and Abaddon lie in 75. */
class FactionRulingsTest {
  private static final SystemId SYSTEM = SystemId.of("75");
  private static final Place LOKI = Place.of("75/loki");
  private static final Place ABADDON = Place.of("75/abaddon");

  @Test
  @Rule({"unit/letani_warrior_i.N2", "unit/letani_warrior_i.N3"})
  void warriorsOfAllPlanetsProduceTogetherWhereverTheyLike() {
    Scenario<GameState> production =
        producing(
            board()
                .player(P1, "arborec")
                .controls(P1, "loki", "abaddon")
                .goods(P1, 9, 0)
                .units(P1, "75/loki", INFANTRY, 1)
                .units(P1, "75/abaddon", INFANTRY, 2));

    production.when(P1, produce(INFANTRY, 2, ABADDON, 1)).thenAccepted();
    production.when(P1, produce(INFANTRY, 3, LOKI, 2)).thenAccepted();
    production.when(P1, produce(INFANTRY, 4, LOKI, 2)).thenRefused("production.1");
  }

  @Test
  @Rule("unit/hel_titan_i.N2")
  void twoHelTitansMakeAPairForOne() {
    Scenario<GameState> production =
        producing(
            board()
                .player(P1, "titans")
                .controls(P1, "loki", "abaddon")
                .goods(P1, 9, 0)
                .units(P1, "75/loki", PDS, 1)
                .units(P1, "75/abaddon", PDS, 1));

    production.when(P1, produce(INFANTRY, 2, LOKI, 1)).thenAccepted();
  }

  @Test
  @Rule({
    "unit/letani_warrior_i.N1",
    "unit/letani_behemoth.N1",
    "unit/letani_behemoth.N2",
    "unit/hel_titan_i.N1"
  })
  void whereOneDockProducesNothingElseDoes() {
    TableKit arborec =
        board()
            .player(P1, "arborec")
            .controls(P1, "loki")
            .goods(P1, 9, 0)
            .units(P1, "75/loki", SPACE_DOCK, 1)
            .units(P1, "75/loki", INFANTRY, 3)
            .units(P1, "75/loki", MECH, 1);
    TableKit titans =
        board().player(P1, "titans").controls(P1, "loki").units(P1, "75/loki", SPACE_DOCK, 1);

    assertThat(limit(arborec, Production.byDock(P1, LOKI)))
        .isEqualTo(limit(arborec.with(FactionRulingsTest::withoutGroundForces), byAll()));
    assertThat(limit(arborec, byAll())).isGreaterThan(limit(arborec, Production.byDock(P1, LOKI)));
    assertThat(limit(titans.units(P1, "75/loki", PDS, 2), Production.byDock(P1, LOKI)))
        .isEqualTo(limit(titans, byAll()));
    Scenario.given(new GameDecider(StandardRules.TABLE), arborec.frame(Production.byDock(P1, LOKI)))
        .when(P1, produce(MECH, 1, LOKI, 2))
        .thenAccepted();
  }

  private static org.lazax.table.Table withoutGroundForces(org.lazax.table.Table table) {
    return table.withUnits(
        table
            .units()
            .minus(LOKI, List.of(UnitStack.of(P1, INFANTRY, 3), UnitStack.of(P1, MECH, 1))));
  }

  private static Production byAll() {
    return new Production(P1, SYSTEM);
  }

  private static int limit(TableKit kit, Production production) {
    return ProductionLimit.of(kit.table(), production);
  }

  @Test
  @Rule("technology/mirror_computing.N1")
  void aPriceInTradeGoodsIsNotHalved() {
    TableKit mentak =
        Cards.objectives(
            board()
                .player(P1, "mentak")
                .technologies(P1, "mirror_computing")
                .controls(P1, "moll_primus"),
            0,
            0,
            "negotiate_trade_routes");

    assertThat(Scorable.by(mentak.goods(P1, 3, 0).table(), P1)).isEmpty();
    assertThat(Scorable.by(mentak.goods(P1, 5, 0).table(), P1))
        .singleElement()
        .extracting(Scorable::objective)
        .isEqualTo(new ObjectiveId("negotiate_trade_routes"));
  }

  @Test
  @Rule("technology/lazax_gate_folding.N3")
  void theGateIsFoldedAlsoWithoutMecatolRex() {
    Scenario<GameState> folded =
        turn(board().player(P1, "winnu").tile("18", 1, 0).technologies(P1, "lazax_gate_folding"))
            .when(P1, use("technology/lazax_gate_folding#infantry"))
            .thenAccepted();

    assertThat(folded.table().player(P1).exhaustedTechnologies())
        .containsExactly(new TechnologyId("lazax_gate_folding"));
    assertThat(folded.table().units().all()).isEmpty();
    assertThat(folded.table().kernel().stack()).as("the action is taken").isEmpty();
  }

  @Test
  @Rule("faction_ability/reclamation.N2")
  void theDockForMecatolRexMayComeFromTheBoard() {
    TableKit kit =
        board()
            .player(P1, "winnu")
            .tile("18", 1, 0)
            .tile("7", 2, 0)
            .units(P1, "75/loki", SPACE_DOCK, 1)
            .units(P1, "75/abaddon", SPACE_DOCK, 1)
            .units(P1, "7/winnu", SPACE_DOCK, 1)
            .controls(P1, "loki", "abaddon", "winnu")
            .tokens(P1, "75")
            .frame(new Turn(P1).acting())
            .frame(new TacticalAction(P1, SystemId.of("18")).at(TacticalAction.Progress.Step.END))
            .frame(new GainControl(Service.GAME, P1, PlanetId.MECATOL_REX));

    Scenario<GameState> built =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit)
            .when(P1, use("faction_ability/reclamation"))
            .thenAccepted();
    assertThat(built.table().units().at(Place.of("18/mecatol_rex")))
        .containsExactlyInAnyOrder(UnitStack.of(P1, PDS, 1), UnitStack.of(P1, SPACE_DOCK, 1));
    assertThat(built.table().units().at(Place.of("7/winnu"))).isEmpty();
  }

  @Test
  @Rule({"faction_ability/scheming.N2", "faction_ability/scheming.N4"})
  void yssarilSchemesWithEveryDrawAndDiscardsWhatItLikes() {
    ActionCardId old = new ActionCardId("bribery");
    TableKit kit =
        board()
            .player(P1, "yssaril")
            .tile("66", 1, 0)
            .controls(P1, "hopes_end")
            .with(t -> t.withPlayer(P1, p -> p.withActionCards(List.of(old))));
    Scenario<GameState> drawn =
        turn(kit)
            .when(P1, new Pass())
            .when(P1, use("planet/hopes_end"))
            .when(P1, new Choose(Service.GAME, List.of("action_card")), 1, 1);

    assertThat(drawn.table().player(P1).actionCards()).hasSize(3);
    drawn
        .when(P1, new DiscardActionCards(List.of(old)))
        .thenAccepted()
        .then(table -> assertThat(table.player(P1).actionCards()).hasSize(2).doesNotContain(old));
  }

  @Test
  @Rule("faction_ability/council_patronage.N2")
  void theCouncilReplenishesAlsoWhereNothingIsMissing() {
    TableKit kit = Cards.laidOut(board().player(P2, "keleres").goods(P2, 0, 2));
    Scenario<GameState> phase =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StrategyPhase()));

    assertThat(phase.happened()).hasAtLeastOneElementOfType(CommoditiesReplenished.class);
    assertThat(phase.table().player(P2).commodities()).isEqualTo(2);
  }

  @Test
  @Rule("faction_ability/council_patronage.N3")
  void whoHoldsItsTradeAgreementPlaysItWhenTheCouncilReplenishes() {
    TableKit kit =
        Cards.laidOut(
            board()
                .player(P2, "keleres")
                .goods(P2, 0, 2)
                .goods(P1, 0, 0)
                .notes(P1, "trade_agreement@p2"));
    Scenario<GameState> taken =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StrategyPhase()))
            .when(
                P1,
                new UseAbility(
                    Service.GAME,
                    AbilityRef.parse("promissory_note/trade_agreement"),
                    Optional.of(P2)))
            .thenAccepted();

    assertThat(taken.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(taken.table().player(P2).commodities()).isZero();
  }

  private static ProduceUnits produce(UnitType type, int count, Place place, int goods) {
    return new ProduceUnits(
        List.of(new Produced(type, count, place)), List.of(), new Payment(List.of(), goods));
  }

  private static Scenario<GameState> producing(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(byAll()));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static TableKit board() {
    return TableKit.players(2).tile("75", 0, 0).sheet(P1, 3, 5, 2);
  }
}
