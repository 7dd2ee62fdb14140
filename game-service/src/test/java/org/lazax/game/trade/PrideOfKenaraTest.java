package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding.Leg;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.event.trade.Deals;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.trade.Side;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 is active and has a mech on Abyz. P2 is its neighbour there. */
class PrideOfKenaraTest {
  private static final PlanetId ABYZ = new PlanetId("abyz");
  private static final PlanetId FRIA = new PlanetId("fria");
  private static final PlanetId LODOR = new PlanetId("lodor");
  private static final Place AT_ABYZ = Place.of("38/abyz");

  @Test
  @Rule("unit/pride_of_kenara.N1")
  void allUnitsMoveToAnotherPlanetBeforeControlChangesHands() {
    Scenario<GameState> traded =
        turn(board()
                .damaged(P1, "38/abyz", MECH, 1)
                .units(P1, "38/abyz", INFANTRY, 2)
                .units(P1, "38/abyz", SPACE_DOCK, 1)
                .units(P1, "38/abyz", PDS, 1))
            .when(P1, offer(P2, side(ABYZ), Side.goods(3, 0)))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(traded.table().player(P1).tradeGoods()).isEqualTo(8);
    assertThat(traded.table().part(Deals.ID).transactions())
        .extracting(made -> made.oneGives().planet())
        .containsExactly(Optional.of(ABYZ));
    assertThat(traded.awaited()).containsExactly(P1);

    Scenario<GameState> chosen =
        traded.when(P1, new Choose(Service.GAME, List.of("lodor"))).thenAccepted();
    assertThat(top(chosen, 2)).isEqualTo(new GainControl(Service.GAME, P2, ABYZ));
    assertThat(top(chosen, 1))
        .isInstanceOfSatisfying(
            AdjacentLanding.class,
            landing -> {
              assertThat(landing.seat()).isEqualTo(P1);
              assertThat(landing.system()).isEqualTo(SystemId.of("26"));
              assertThat(landing.legs())
                  .containsExactlyInAnyOrder(
                      leg(UnitStack.of(P1, MECH, 1)),
                      leg(new UnitStack(P1, MECH, 1, true)),
                      leg(UnitStack.of(P1, INFANTRY, 1)),
                      leg(UnitStack.of(P1, INFANTRY, 1)),
                      leg(UnitStack.of(P1, SPACE_DOCK, 1)),
                      leg(UnitStack.of(P1, PDS, 1)));
            });
  }

  @Test
  void theOwnerMayBeAskedForIt() {
    Scenario<GameState> traded =
        turn(board())
            .when(P2, offer(P1, Side.goods(2, 0), side(ABYZ)))
            .when(P1, new AcceptOffer(1))
            .thenAccepted();

    assertThat(traded.awaited()).containsExactly(P1);
    assertThat(traded.table().player(P2).tradeGoods()).isEqualTo(3);
  }

  @Test
  void nothingElseIsTradedUntilTheUnitsHaveMoved() {
    Scenario<GameState> traded =
        turn(board().units(P3, "38", CRUISER, 1))
            .when(P1, offer(P2, side(ABYZ), Side.NOTHING))
            .when(P1, offer(P3, side(ABYZ), Side.NOTHING))
            .when(P2, new AcceptOffer(1));

    assertThat(Trade.of(traded.table(), P3)).isEmpty();
    traded.when(P3, new AcceptOffer(2)).thenRefused("transactions.1");
  }

  @Test
  @Rule({"unit/pride_of_kenara.N2", "transactions.1.1"})
  void noPlanetIsTradedDuringACombat() {
    Scenario<GameState> offered = turn(board()).when(P1, offer(P2, side(ABYZ), Side.NOTHING));
    Scenario<GameState> combat = during(new SpaceCombat(SystemId.of("27"), P1, P3));

    offered.thenAccepted();
    assertThat(planets(turn(board()), P1, "gives")).containsExactly(Candidate.of(ABYZ));
    assertThat(planets(combat, P1, "gives")).isEmpty();
    combat.when(P1, offer(P2, side(ABYZ), Side.NOTHING)).thenRefused("transactions.3");
    combat.when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING)).thenAccepted();
  }

  @Test
  @Rule("unit/pride_of_kenara.N2.1")
  void norDuringAnInvasion() {
    during(new Invasion(P1, SystemId.of("27")))
        .when(P1, offer(P2, side(ABYZ), Side.NOTHING))
        .thenRefused("transactions.3");
  }

  @Test
  @Rule("unit/pride_of_kenara.N4")
  void thereIsAPlanetThatCanTakeTheUnits() {
    TableKit full =
        board().units(P1, "38/abyz", SPACE_DOCK, 1).units(P1, "26/lodor", SPACE_DOCK, 1);
    TableKit closed = board().attached("exploration/demilitarized_zone_exploration", "lodor");
    turn(full).when(P1, offer(P2, side(ABYZ), Side.NOTHING)).thenAccepted();
    for (TableKit kit : List.of(full, closed)) {
      Scenario<GameState> traded =
          turn(kit)
              .when(P1, offer(P2, side(ABYZ), Side.NOTHING))
              .when(P2, new AcceptOffer(1))
              .thenAccepted();
      assertThat(traded.awaited()).as("no choice").isEmpty();
      assertThat(top(traded, 1)).extracting("system").isEqualTo(SystemId.of("38"));
    }

    TableKit nowhere = full.units(P1, "38/fria", SPACE_DOCK, 1);
    assertThat(planets(turn(nowhere), P2, "takes")).isEmpty();
    turn(nowhere).when(P1, offer(P2, side(ABYZ), Side.NOTHING)).thenRefused("transactions.3");
  }

  @Test
  @Rule("unit/pride_of_kenara.N5")
  void aFormTakesOnePlanetOfSeveral() {
    TableKit both = board().units(P1, "38/fria", MECH, 1);

    assertThat(planets(turn(both), P1, "gives"))
        .containsExactly(Candidate.of(ABYZ), Candidate.of(FRIA));
  }

  @Test
  @Rule("transactions.3")
  void noOtherPlanetIsTraded() {
    turn(board()).when(P1, offer(P2, side(FRIA), Side.NOTHING)).thenRefused("transactions.3");
    turn(board().tile("25", 1, 0).controls(P2, "quann").units(P2, "25/quann", MECH, 1))
        .when(P1, offer(P2, Side.goods(1, 0), side(new PlanetId("quann"))))
        .thenRefused("transactions.3");
    turn(board().with(table -> table.withPlanets(table.planets().without(ABYZ))))
        .when(P1, offer(P2, side(ABYZ), Side.NOTHING))
        .thenRefused("transactions.3");
  }

  @Test
  void anOfferOfAPlanetThatTheMechHasLeftIsNotAccepted() {
    Scenario<GameState> offered =
        turn(board()).when(P1, offer(P2, side(ABYZ), Side.NOTHING)).thenAccepted();
    Table left =
        new UnitsRemoved(AT_ABYZ, List.of(UnitStack.of(P1, MECH, 1))).fold(offered.table());

    assertThat(Trade.of(offered.table(), P2)).anyMatch(TradeOption.Accepting.class::isInstance);
    assertThat(Trade.of(left, P2)).noneMatch(TradeOption.Accepting.class::isInstance);
  }

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "hacan")
        .goods(P1, 5, 0)
        .goods(P2, 5, 0)
        .tile("38", 0, 0)
        .tile("26", 0, 1)
        .tile("27", 3, 0)
        .units(P2, "38", CRUISER, 1)
        .controls(P1, "abyz", "fria", "lodor")
        .units(P1, "38/abyz", MECH, 1);
  }

  /** P3 is awaited by another service. */
  private static Scenario<GameState> during(Procedure procedure) {
    Window window =
        new Window(9, "hits", PassRule.MUST_ANSWER, List.of(P3), 0, Set.of(), Optional.empty());
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        board()
            .frame(new ActionPhase().inTurn(List.of(), P1, 1))
            .frame(new Turn(P1))
            .frame(procedure)
            .with(table -> table.withKernel(table.kernel().evolve(new WindowOpened(window)))));
  }

  /** The frame with this number from the top, from 1. */
  private static Procedure top(Scenario<GameState> scenario, int number) {
    List<Frame> frames =
        scenario.table().kernel().stack().stream()
            .filter(Frame.class::isInstance)
            .map(Frame.class::cast)
            .toList();
    return frames.get(frames.size() - number).procedure();
  }

  private static List<Candidate> planets(Scenario<GameState> scenario, Seat seat, String side) {
    return scenario.options(seat).stream()
        .filter(Offering.class::isInstance)
        .flatMap(option -> option.forms().getFirst().fields().stream())
        .filter(field -> field.name().equals(side))
        .flatMap(field -> ((Field.Group) field).fields().stream())
        .filter(field -> field.name().equals("planet"))
        .flatMap(field -> ((Field.One) field).from().stream())
        .toList();
  }

  private static Leg leg(UnitStack unit) {
    return new Leg(AT_ABYZ, unit, LODOR);
  }

  private static Side side(PlanetId planet) {
    return Side.NOTHING.withPlanet(Optional.of(planet));
  }
}
