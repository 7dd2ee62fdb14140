package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.exploration.RelicFragmentsPurged;
import org.lazax.table.event.trade.Deals;
import org.lazax.table.trade.Side;

/** P1 is active. Both are neighbours. */
class TradedFragmentsTest {
  private static final String CULTURAL = "cultural_relic_fragment";
  private static final String UNKNOWN = "unknown_relic_fragment";

  @Test
  @Rule({"exploration.9.2", "transactions.0", "transactions.2", "relics.1.1"})
  void anyNumberOfRelicFragmentsChangesHandsOnBothSides() {
    Scenario<GameState> traded =
        turn(board())
            .when(P1, offer(P2, side(CULTURAL, CULTURAL), side(UNKNOWN)))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    assertThat(fragments(traded, P1)).containsExactly(UNKNOWN);
    assertThat(fragments(traded, P2)).containsExactlyInAnyOrder(CULTURAL, CULTURAL, CULTURAL);
    assertThat(traded.table().part(Deals.ID).transactions())
        .extracting(made -> made.oneGives().relicFragments())
        .containsExactly(ids(CULTURAL, CULTURAL));
  }

  /** No component trades anything more here. A promise is given, but no card or good. */
  @Test
  @Rule("transactions.0")
  void onlyGoodsCommoditiesNotesAndFragmentsChangeHands() {
    TableKit board =
        board()
            .player(P1, "sol")
            .player(P2, "letnev")
            .fragments(P1, CULTURAL)
            .fragments(P2, CULTURAL)
            .goods(P1, 5, 1)
            .notes(P1, "ceasefire@p3")
            .controls(P1, "abyz")
            .holds(P1, "sabotage");
    Scenario<GameState> turn = turn(board);
    assertThat(side(turn, "gives").fields())
        .extracting(Field::name)
        .containsExactlyInAnyOrder(
            "tradeGoods", "commodities", "note", "relicFragments", "promise");
    turn.when(P1, offer(P2, Side.NOTHING.and(List.of(new ActionCardId("sabotage"))), Side.NOTHING))
        .thenRefused("transactions.3");
    turn.when(
            P1, offer(P2, Side.NOTHING.withPlanet(Optional.of(new PlanetId("abyz"))), Side.NOTHING))
        .thenRefused("transactions.3");
    turn.when(P1, offer(P2, Side.goods(1, 1).withFragments(ids(CULTURAL)), Side.NOTHING))
        .when(P2, new AcceptOffer(1))
        .thenAccepted();
  }

  @Test
  @Rule({"transactions.N1", "relics.4"})
  void formsOfOffersListAllFragmentsOfBothSidesAndNoRelic() {
    Field.Group gives = side(turn(board()), "gives");
    Field.Group takes = side(turn(board()), "takes");

    assertThat(candidates(gives))
        .containsExactly(Candidate.of(new ExplorationId(CULTURAL)).most(2));
    assertThat(candidates(takes))
        .containsExactly(
            Candidate.of(new ExplorationId(CULTURAL)), Candidate.of(new ExplorationId(UNKNOWN)));
    turn(board())
        .when(P1, offer(P2, Side.goods(1, 0), side("nano_forge")))
        .thenRefused("transactions.4.1");

    Scenario<GameState> held = turn(HeldRelics.by(board(), P1, "nano_forge"));
    assertThat(candidates(side(held, "gives"))).isEqualTo(candidates(gives));
    assertThat(side(held, "gives").fields()).isEqualTo(gives.fields());
    held.when(P1, offer(P2, side("nano_forge"), Side.NOTHING)).thenRefused("transactions.4.1");
  }

  @Test
  @Rule("transactions.4.1")
  void nobodyOffersOrAsksForFragmentsThatAreNotThere() {
    Scenario<GameState> turn = turn(board());
    turn.when(P1, offer(P2, side(UNKNOWN), Side.NOTHING)).thenRefused("transactions.4.1");
    turn.when(P1, offer(P2, side(CULTURAL, CULTURAL, CULTURAL), Side.NOTHING))
        .thenRefused("transactions.4.1");
    turn.when(P1, offer(P2, Side.goods(1, 0), side(UNKNOWN, UNKNOWN)))
        .thenRefused("transactions.4.1");
  }

  @Test
  void anOfferOfFragmentsThatAreGoneIsNotAccepted() {
    Scenario<GameState> offered =
        turn(board()).when(P1, offer(P2, side(CULTURAL), Side.NOTHING)).thenAccepted();
    RelicFragmentsPurged purged = new RelicFragmentsPurged(P1, ids(CULTURAL, CULTURAL));

    assertThat(purged.guard(offered.table())).isEmpty();
    assertThat(Trade.of(purged.fold(offered.table()), P2))
        .noneMatch(TradeOption.Accepting.class::isInstance);
    assertThat(Trade.of(offered.table(), P2)).anyMatch(TradeOption.Accepting.class::isInstance);
  }

  private static Field.Group side(Scenario<GameState> scenario, String name) {
    return scenario.options(P1).stream()
        .filter(Offering.class::isInstance)
        .flatMap(option -> option.forms().getFirst().fields().stream())
        .filter(field -> field.name().equals(name))
        .map(Field.Group.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static List<Candidate> candidates(Field.Group side) {
    return side.fields().stream()
        .filter(field -> field.name().equals("relicFragments"))
        .flatMap(field -> ((Field.Choose) field).candidates().stream())
        .toList();
  }

  private static TableKit board() {
    return TableKit.players(2)
        .tile("38", 0, 0)
        .units(P1, "38", CRUISER, 1)
        .units(P2, "38", CRUISER, 1)
        .goods(P1, 5, 0)
        .fragments(P1, CULTURAL, CULTURAL)
        .fragments(P2, CULTURAL, UNKNOWN);
  }

  private static Side side(String... cards) {
    return Side.NOTHING.withFragments(ids(cards));
  }

  private static List<ExplorationId> ids(String... cards) {
    return Stream.of(cards).map(ExplorationId::new).toList();
  }

  private static List<String> fragments(Scenario<GameState> scenario, Seat seat) {
    return scenario.table().part(ExplorationCards.ID).fragmentsOf(seat).stream()
        .map(ExplorationId::value)
        .toList();
  }
}
