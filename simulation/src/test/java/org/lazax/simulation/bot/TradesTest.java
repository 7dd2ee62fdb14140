package org.lazax.simulation.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.DeclineOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.trade.Side;

/** What simple bots offer and accept. Both are neighbours, and P1 is active. */
class TradesTest {
  private static final Side CRUISER = Side.NOTHING.withCaptives(List.of(UnitType.CRUISER));
  private static final Side FRAGMENT =
      Side.NOTHING.withFragments(List.of(new ExplorationId("cultural_relic_fragment")));

  @Test
  void anOwnerBuysItsCaptivesBack() {
    Scenario<GameState> turn =
        turn(
            board()
                .with(table ->
                    table.withPart(
                        Captives.ID,
                        none ->
                            none.with(
                                P1, List.of(new Captive(Optional.of(P2), UnitType.CRUISER, 1))))));

    assertThat(preferred(turn, P2)).contains(offer(P1, Side.goods(1, 0), CRUISER));
    assertThat(preferred(turn, P1)).isEmpty();
    assertThat(answer(turn, P2, offer(P1, Side.goods(1, 0), CRUISER), P1))
        .contains(new AcceptOffer(1));
    assertThat(answer(turn, P1, offer(P2, CRUISER, Side.goods(2, 0)), P2))
        .as("too dear")
        .contains(new DeclineOffer(1, false));
  }

  @Test
  void aFragmentIsSoldForTwoTradeGoods() {
    Scenario<GameState> turn = turn(board().fragments(P1, "cultural_relic_fragment"));

    assertThat(preferred(turn, P2)).contains(offer(P1, Side.goods(2, 0), FRAGMENT));
    assertThat(answer(turn, P2, offer(P1, Side.goods(2, 0), FRAGMENT), P1))
        .contains(new AcceptOffer(1));
    assertThat(answer(turn, P2, offer(P1, Side.goods(1, 0), FRAGMENT), P1))
        .contains(new DeclineOffer(1, false));
  }

  @Test
  void aPlanetIsBoughtButNotSold() {
    Side abyz = Side.NOTHING.withPlanet(Optional.of(new PlanetId("abyz")));
    Scenario<GameState> turn =
        turn(
            board()
                .player(P1, "hacan")
                .controls(P1, "abyz", "fria")
                .units(P1, "38/abyz", UnitType.MECH, 1));

    assertThat(answer(turn, P2, offer(P1, Side.goods(3, 0), abyz), P1))
        .contains(new DeclineOffer(1, false));
    assertThat(answer(turn, P1, offer(P2, abyz, Side.goods(2, 0)), P2))
        .contains(new AcceptOffer(1));
  }

  private static OfferTransaction offer(Seat to, Side gives, Side takes) {
    return new OfferTransaction(to, gives, takes, Optional.empty());
  }

  private static Optional<Command> answer(
      Scenario<GameState> turn, Seat from, OfferTransaction offer, Seat to) {
    return preferred(turn.when(from, offer).thenAccepted(), to);
  }

  private static Optional<Command> preferred(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .flatMap(option -> option.forms().stream())
        .flatMap(form -> Trades.preferred(form).stream())
        .map(FilledForm::command)
        .findFirst();
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static TableKit board() {
    return TableKit.players(2)
        .tile("38", 0, 0)
        .units(P1, "38", UnitType.CRUISER, 1)
        .units(P2, "38", UnitType.CRUISER, 1)
        .goods(P1, 3, 0)
        .goods(P2, 3, 0);
  }
}
