package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.round;
import static org.lazax.game.trade.TradeKit.word;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.trade.Promises;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.notes.Note;
import org.lazax.table.setup.Phase;
import org.lazax.table.trade.Promise;
import org.lazax.table.trade.Side;

/** Whatever players have promised each other, these choices stay as free as they were. */
class UnboundPromisesTest {

  @Test
  @Rule("promissory_note/creuss_iff.N2")
  void aPromiseBeforeTheSaleOfCreussIffDoesNotBindWhereTheTokenGoes() {
    Side note = Side.NOTHING.and(Note.parse("creuss_iff"));
    Scenario<GameState> begun =
        round(
            board()
                .player(P2, "creuss")
                .goods(P2, 5, 0)
                .notes(P2, "creuss_iff")
                .tile("26", 5, 0)
                .controls(P1, "abyz"));
    UseAbility iff = ability("promissory_note/creuss_iff");
    for (Scenario<GameState> each : List.of(begun, promised(begun.table(), P1, P2))) {
      Scenario<GameState> where =
          each.when(P1, offer(P2, Side.goods(1, 0), note))
              .when(P2, new AcceptOffer(1))
              .when(P1, iff)
              .when(P1, choose("creuss_alpha"));
      assertThat(candidates(where, P1)).containsExactlyInAnyOrder("26", "38");
      where.when(P1, choose("26")).thenAccepted();
      where.when(P1, choose("38")).thenAccepted();
    }
  }

  @Test
  @Rule("promissory_note/research_agreement.N3")
  void aPromiseBeforeTheSaleOfAResearchAgreementDoesNotBindItsUse() {
    Side note = Side.NOTHING.and(Note.parse("research_agreement"));
    Scenario<GameState> researched =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                board()
                    .player(P1, "jol_nar")
                    .notes(P1, "research_agreement")
                    .notes(P2, "ceasefire@p3")
                    .frame(new Round(Phase.STATUS))
                    .frame(new ActionPhase().inTurn(List.of(), P1, 1))
                    .frame(new Turn(P1).acting())
                    .frame(new Research(P1, 0, false)))
            .when(
                P1,
                new ResearchTechnology(
                    new TechnologyId("neural_motivator"), List.of(), Optional.empty()))
            .thenAccepted();
    for (Scenario<GameState> each : List.of(researched, promised(researched.table(), P2, P1))) {
      Scenario<GameState> bought =
          each.when(P2, offer(P1, Side.goods(1, 0), note)).when(P1, new AcceptOffer(1));
      bought.when(P2, ability("promissory_note/research_agreement")).thenAccepted();
      bought.when(P2, new LetPass(Service.GAME)).thenAccepted();
    }
  }

  @Test
  @Rule("promissory_note/scepter_of_dominion.N3")
  void noPromiseBindsTheChoiceOfTheSystemOfTheScepter() {
    Scenario<GameState> begun =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            Cards.laidOut(
                    board()
                        .player(P2, "mahact")
                        .notes(P1, "scepter_of_dominion")
                        .units(P1, "27", CRUISER, 1))
                .frame(new Round(Phase.STRATEGY))
                .frame(new StrategyPhase()));
    for (Scenario<GameState> each : List.of(begun, promised(begun.table(), P1, P2))) {
      Scenario<GameState> where = each.when(P1, ability("promissory_note/scepter_of_dominion"));
      assertThat(candidates(where, P1)).containsExactlyInAnyOrder("27", "38");
      where.when(P1, choose("27")).thenAccepted();
      where.when(P1, choose("38")).thenAccepted();
    }
  }

  @Test
  @Rule("faction_ability/pillage.N9.1")
  void aPromiseInADealDoesNotKeepMentakFromPillagingItsPartner() {
    Scenario<GameState> begun = round(board().player(P2, "mentak").player(P3, "hacan"));
    for (Scenario<GameState> each : List.of(begun, promised(begun.table(), P2, P1))) {
      Scenario<GameState> offered =
          each.when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING.and(word("support"))));
      offered.when(P2, ability("faction_ability/pillage#transaction")).thenRefusedAs("not-awaited");
      Scenario<GameState> done = offered.when(P2, new AcceptOffer(1)).thenAccepted();
      assertThat(PromisesInForce.on(done.table())).isNotEmpty();

      Scenario<GameState> pillaged =
          done.when(P2, ability("faction_ability/pillage#transaction")).thenAccepted();
      assertThat(pillaged.table().player(P1).tradeGoods()).isEqualTo(3);
      done.when(P2, new LetPass(Service.GAME)).thenAccepted();
    }
  }

  /** The same moment, if this player had promised the other one all that it can promise now. */
  private static Scenario<GameState> promised(Table table, Seat by, Seat to) {
    Table now = table;
    for (Promise promise : Promises.possible(table, by, to)) {
      if (!promise.equals(word("support"))) {
        Map<String, String> params = new HashMap<>(promise.terms());
        params.put("to", to.toString());
        now =
            now.withKernel(
                now.kernel()
                    .evolve(
                        LastingEffects.until(
                            Optional.empty(), AbilityRef.of(promise.kind()), by, params)));
      }
    }
    assertThat(PromisesInForce.on(now)).isNotEmpty();
    Table after = now;
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), TableKit.players(3).with(_ -> after));
  }
}
