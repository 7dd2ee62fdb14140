package org.lazax.game.statusphase;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Asks.Players;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.game.tokens.Distribution;
import org.lazax.game.tokens.TokenDistribution;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.GainingCommandTokens;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseBegins;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseEnds;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.ReturningStrategyCards;
import org.lazax.rules.notes.Notes;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Amount;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.scoring.PublicDeck;
import org.lazax.rules.status.StatusHooks;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Table;
import org.lazax.table.event.strategy.StrategyCardsLaidOut;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.immutable.Copies;
import org.lazax.table.tokens.Tokens;

/** Runs the steps of the status phase in their order. Rule: status_phase.0. */
@Asks(
    value = "distribute-tokens",
    players = Players.ALL,
    awaited = "All players place the command tokens that they gain, and redistribute the others.",
    silence =
        "`distribute-tokens`: new tokens half to the tactic pool and half to the strategy pool")
public final class StatusPhaseConductor implements GameConductor<StatusPhase, DistributeTokens> {
  private static final int TOKENS_GAINED = 2;
  private static final int ACTION_CARDS = 1;

  @Override
  public Class<StatusPhase> procedure() {
    return StatusPhase.class;
  }

  @Override
  public Class<DistributeTokens> commands() {
    return DistributeTokens.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, StatusPhase phase) {
    Table table = draft.table();
    switch (phase.progress().next()) {
      case BEGIN -> {
        draft.change(phase.at(Step.SCORE, Initiative.order(table)));
        GameMoments.MOMENTS.occur(draft, new StatusPhaseBegins(ResolutionOrder.first(table)));
      }
      case SCORE -> score(draft, phase);
      case REVEAL -> reveal(draft, phase);
      case DRAW_ACTION_CARDS -> drawActionCards(draft, phase);
      case TAKE_BACK_TOKENS -> {
        draft.change(phase.at(Step.GAIN_TOKENS, table.seats()));
        draft.addAll(Upkeep.takeBackTokens(table));
        GameMoments.MOMENTS.occur(
            draft, new GainingCommandTokens(ResolutionOrder.first(draft.table())));
      }
      case GAIN_TOKENS -> {
        if (phase.progress().left().isEmpty()) {
          next(draft, phase, Step.READY);
        } else {
          draft.ask("distribute-tokens", phase.progress().left(), PassRule.MUST_ANSWER);
        }
      }
      case READY -> {
        next(draft, phase, Step.REPAIR);
        draft.addAll(Upkeep.readyPlanets(table));
        draft.addAll(Upkeep.readyLegendaryAbilities(table));
        draft.addAll(Upkeep.readyTechnologies(table));
        draft.addAll(Upkeep.readyAgents(table));
        draft.addAll(Upkeep.readyLaws(table));
        draft.addAll(Upkeep.readyRelics(table));
      }
      case REPAIR -> {
        next(draft, phase, Step.RETURN_STRATEGY_CARDS);
        draft.addAll(Upkeep.repairUnits(table));
        GameMoments.MOMENTS.occur(
            draft, new ReturningStrategyCards(ResolutionOrder.first(draft.table())));
      }
      case RETURN_STRATEGY_CARDS -> {
        next(draft, phase, Step.END);
        returnStrategyCards(draft);
      }
      case END -> {
        draft.close();
        draft.addAll(Notes.statusPhaseEnded(table));
        GameMoments.MOMENTS.occur(draft, new StatusPhaseEnds(ResolutionOrder.first(table)));
      }
    }
  }

  private static void next(Draft<GameState, Table> draft, StatusPhase phase, Step step) {
    draft.change(phase.at(step, List.of()));
  }

  /** Calls the scoring of one player after the other, in initiative order. Rule: status_phase.1. */
  private static void score(Draft<GameState, Table> draft, StatusPhase phase) {
    List<Seat> left = phase.progress().left();
    if (left.isEmpty()) {
      next(draft, phase, Step.REVEAL);
    } else {
      draft.change(phase.at(Step.SCORE, left.subList(1, left.size())));
      draft.call(new Scoring(left.getFirst(), true, true));
    }
  }

  /**
   * Reveals a public objective, or ends the game if none is left. Rules: status_phase.2,
   * status_phase.2.2.
   */
  private static void reveal(Draft<GameState, Table> draft, StatusPhase phase) {
    if (OutOfObjectives.isDue(draft.table())) {
      draft.addAll(OutOfObjectives.end(draft.table()));
    } else {
      draft.change(phase.at(Step.DRAW_ACTION_CARDS, Initiative.order(draft.table())));
      draft.add(PublicDeck.reveal(draft.table(), draft.dice()));
    }
  }

  /**
   * Each player draws, in initiative order. Rules: status_phase.3, action_cards.1, action_cards.N5.
   */
  private static void drawActionCards(Draft<GameState, Table> draft, StatusPhase phase) {
    List<Seat> left =
        phase.progress().left().stream()
            .dropWhile(seat -> draft.table().player(seat).eliminated())
            .toList();
    if (left.isEmpty()) {
      next(draft, phase, Step.TAKE_BACK_TOKENS);
    } else {
      draft.change(phase.at(Step.DRAW_ACTION_CARDS, left.subList(1, left.size())));
      draft.call(new DrawActionCards(left.getFirst(), actionCards(draft.table(), left.getFirst())));
    }
  }

  private static void returnStrategyCards(Draft<GameState, Table> draft) {
    List<StrategyCardId> held =
        draft.table().players().values().stream()
            .filter(player -> !keepsStrategyCards(draft.table(), player.seat()))
            .flatMap(player -> player.strategyCards().keySet().stream())
            .sorted()
            .toList();
    if (!held.isEmpty()) {
      draft.add(new StrategyCardsLaidOut(held));
    }
  }

  private static boolean keepsStrategyCards(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, StatusHooks.class).stream()
        .anyMatch(hook -> hook.hooks().keepsStrategyCards(table, hook.grant()));
  }

  @Override
  public void answer(Draft<GameState, Table> draft, StatusPhase phase, DistributeTokens command) {
    Seat seat = draft.actor();
    draft.answered();
    draft.change(phase.at(Step.GAIN_TOKENS, Copies.without(phase.progress().left(), seat)));
    int gained = gained(draft.table(), seat);
    Distribution.lay(draft, seat, command.tokens(), gained, "status_phase.5");
  }

  private static int actionCards(Table table, Seat seat) {
    int cards =
        Amount.of(
            table,
            seat,
            StatusHooks.class,
            ACTION_CARDS,
            Math::max,
            (hooks, grant) -> hooks.actionCards(table, grant));
    return cards;
  }

  /**
   * The tokens that a player gains: two or what a component says, up to those in the
   * reinforcements. Rule: command_tokens.3.
   */
  private static int gained(Table table, Seat seat) {
    int tokens =
        Amount.of(
            table,
            seat,
            StatusHooks.class,
            TOKENS_GAINED,
            Math::max,
            (hooks, grant) -> hooks.tokens(table, grant));
    return Math.min(tokens, TokenSupply.reinforcements(table, seat));
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, StatusPhase phase, Seat seat) {
    Table table = position.table();
    return List.of(TokenDistribution.of(table, seat, gained(table, seat)));
  }

  /** Distributes the gained tokens to the tactic and strategy pools. The other tokens stay. */
  @Override
  public Optional<DistributeTokens> defaultAnswer(
      Position<GameState, Table> position, StatusPhase phase, Seat seat) {
    Tokens now = position.table().player(seat).tokens();
    int gained = gained(position.table(), seat);
    int tactic = Math.ceilDiv(gained, 2);
    return Optional.of(
        new DistributeTokens(
            new Tokens(now.tactic() + tactic, now.fleet(), now.strategy() + gained - tactic)));
  }
}
