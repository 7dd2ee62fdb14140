package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.event.trade.Deals;
import org.lazax.table.trade.Side;

/** P1, who is active, holds two cruisers and a mech of its neighbour P2, and others. */
class TradedCaptivesTest {
  private static final List<Captive> HELD =
      List.of(
          new Captive(Optional.of(P2), CRUISER, 2),
          new Captive(Optional.of(P2), MECH, 1),
          new Captive(Optional.of(P3), CARRIER, 1),
          new Captive(Optional.of(P1), CRUISER, 1),
          new Captive(Optional.empty(), FIGHTER, 2));

  @Test
  @Rule({"transactions.N2", "capture.2.1"})
  void aCaptorReturnsShipsAndMechsForATradeGood() {
    Scenario<GameState> before = turn(holding());
    Scenario<GameState> traded =
        before
            .when(P1, offer(P2, side(CRUISER, MECH), Side.goods(1, 0)))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    assertThat(traded.table().player(P1).tradeGoods()).isEqualTo(6);
    assertThat(Captives.of(traded.table(), P1, P2)).containsExactly(CRUISER);
    assertThat(Captives.of(traded.table(), P2)).isEmpty();
    assertThat(left(traded.table(), CRUISER)).isEqualTo(left(before.table(), CRUISER) + 1);
    assertThat(left(traded.table(), MECH)).isEqualTo(left(before.table(), MECH) + 1);
    assertThat(traded.table().part(Deals.ID).transactions())
        .extracting(made -> made.oneGives().captives())
        .containsExactly(List.of(CRUISER, MECH));
  }

  @Test
  @Rule({"transactions.N2", "capture.2.1"})
  void theirOwnerAsksForThem() {
    Scenario<GameState> bought =
        turn(holding())
            .when(P2, offer(P1, Side.goods(2, 0), side(CRUISER, CRUISER)))
            .when(P1, new AcceptOffer(1))
            .thenAccepted();

    assertThat(Captives.of(bought.table(), P1, P2)).containsExactly(MECH);
  }

  @Test
  @Rule("capture.N3")
  void nobodyButTheirOwnerGetsThem() {
    Scenario<GameState> turn = turn(holding());
    turn.when(P1, offer(P2, side(CARRIER), Side.NOTHING)).thenRefused("capture.N3");
    turn.when(P1, offer(P2, side(CRUISER, CRUISER, CRUISER), Side.NOTHING))
        .thenRefused("capture.N3");
    turn.when(P2, offer(P1, Side.goods(1, 0), side(CARRIER))).thenRefused("capture.N3");
    turn.when(P2, offer(P1, side(CRUISER), Side.NOTHING)).thenRefused("capture.N3");
  }

  @Test
  @Rule("capture.3.2")
  void captiveFightersAndInfantryAreNotTraded() {
    Scenario<GameState> turn = turn(holding());
    turn.when(P1, offer(P2, side(FIGHTER), Side.NOTHING)).thenRefused("capture.3.2");
    turn.when(P2, offer(P1, Side.goods(1, 0), side(INFANTRY))).thenRefused("capture.3.2");
  }

  @Test
  @Rule({"capture.N3", "capture.3.2"})
  void formsListThoseOfThePartnerAlone() {
    assertThat(candidates(turn(holding()), P1, "gives"))
        .containsExactly(Candidate.of(CRUISER).most(2), Candidate.of(MECH));
    assertThat(candidates(turn(holding()), P2, "takes"))
        .containsExactly(Candidate.of(CRUISER).most(2), Candidate.of(MECH));
    assertThat(candidates(turn(holding()), P2, "gives")).isEmpty();
  }

  @Test
  void anOfferOfCaptivesThatAreGoneIsNotAccepted() {
    Scenario<GameState> offered =
        turn(holding()).when(P1, offer(P2, side(MECH), Side.NOTHING)).thenAccepted();
    Table freed = offered.table().withPart(Captives.ID, held -> held.with(P1, List.of()));

    assertThat(Trade.of(offered.table(), P2)).anyMatch(TradeOption.Accepting.class::isInstance);
    assertThat(Trade.of(freed, P2)).noneMatch(TradeOption.Accepting.class::isInstance);
  }

  private static List<Candidate> candidates(Scenario<GameState> scenario, Seat seat, String side) {
    return scenario.options(seat).stream()
        .filter(Offering.class::isInstance)
        .flatMap(option -> option.forms().getFirst().fields().stream())
        .filter(field -> field.name().equals(side))
        .flatMap(field -> ((Field.Group) field).fields().stream())
        .filter(field -> field.name().equals("captives"))
        .flatMap(field -> ((Field.Choose) field).candidates().stream())
        .toList();
  }

  private static int left(Table table, UnitType type) {
    return Reinforcements.left(table, P2, type);
  }

  private static Side side(UnitType... captives) {
    return Side.NOTHING.withCaptives(List.of(captives));
  }

  private static TableKit holding() {
    return board().with(table -> table.withPart(Captives.ID, all -> all.with(P1, HELD)));
  }
}
