package org.lazax.game.trade;

import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.setup.Phase;
import org.lazax.table.trade.Promise;
import org.lazax.table.trade.Side;

/** P1 is active. P1 and P2 are neighbours in Abyz' system, P3 is far away. */
final class TradeKit {
  private TradeKit() {}

  static OfferTransaction offer(Seat to, Side gives, Side takes) {
    return new OfferTransaction(to, gives, takes, Optional.empty());
  }

  static TableKit board() {
    return TableKit.players(3)
        .player(P1, "sol")
        .player(P3, "letnev")
        .goods(P1, 5, 0)
        .goods(P2, 5, 2)
        .goods(P3, 5, 0)
        .notes(P1, "ceasefire@p1")
        .tile("38", 0, 0)
        .tile("27", 3, 0)
        .units(P1, "38", CRUISER, 1)
        .units(P2, "38", CRUISER, 1)
        .units(P3, "27", CRUISER, 1);
  }

  /** P1 and P2 alone, neighbours. */
  static TableKit pair() {
    return TableKit.players(2)
        .goods(P1, 5, 0)
        .goods(P2, 5, 2)
        .tile("38", 0, 0)
        .units(P1, "38", CRUISER, 1)
        .units(P2, "38", CRUISER, 1);
  }

  static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }

  static Promise word(String word) {
    return new Promise(ComponentRef.parse("promise/word"), Map.of("word", word, "until", "round"));
  }

  static Side promises(Promise promise) {
    return Side.NOTHING.and(promise);
  }

  static Scenario<GameState> round(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Round(Phase.STATUS))
            .frame(new ActionPhase().inTurn(List.of(), P1, 1))
            .frame(new Turn(P1)));
  }
}
