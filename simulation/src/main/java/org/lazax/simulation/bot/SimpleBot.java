package org.lazax.simulation.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.combat.invasion.CommitOption;
import org.lazax.combat.retreat.RetreatCommand;
import org.lazax.combat.retreat.RetreatOption;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnOption.Activation;
import org.lazax.game.leadership.TokenGain;
import org.lazax.game.objectives.Scorable;
import org.lazax.game.objectives.ScoringOption.ObjectiveScoring;
import org.lazax.game.orders.StandingOrders;
import org.lazax.game.production.ProductionOption.Producing;
import org.lazax.game.secrets.SecretShowing;
import org.lazax.game.strategicaction.FollowingOption;
import org.lazax.game.strategyphase.ChooseStrategyCard;
import org.lazax.game.strategyphase.StrategyCardChoice;
import org.lazax.game.technology.ResearchOption;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.game.tokens.TokenDistribution;
import org.lazax.map.movement.MovementOption;
import org.lazax.table.Table;
import org.lazax.table.tokens.Tokens;

/**
 * A bot with preferences: planets, Mecatol Rex and points. It chooses Imperial and Leadership,
 * activates the most valuable system, lands all ground forces, produces all it can pay for,
 * researches faction technologies, scores whenever it can and never shows its secrets. Where it has
 * no preference, it chooses randomly.
 */
public final class SimpleBot implements Bot {
  private static final List<StrategyCardId> PREFERRED_CARDS =
      List.of(new StrategyCardId("imperial"), new StrategyCardId("leadership"));

  private static final int FLEET_TOKENS = 4;

  private final RandomSource random;

  public SimpleBot(long seed) {
    this.random = new RandomSource(seed);
  }

  @Override
  public Command play(Table table, Seat seat, List<Option> options) {
    for (Option option : options) {
      Optional<Command> preferred = preferred(table, seat, option);
      if (preferred.isPresent()) {
        return preferred.get();
      }
    }
    List<Option> others =
        options.stream()
            .filter(o -> !(o instanceof SecretShowing || o instanceof StandingOrders))
            .toList();
    return Choices.choose(random.pick(others), random);
  }

  private Optional<Command> preferred(Table table, Seat seat, Option option) {
    return switch (option) {
      case StrategyCardChoice choice ->
          PREFERRED_CARDS.stream()
              .filter(choice.cards()::containsKey)
              .findFirst()
              .map(ChooseStrategyCard::new);
      case MovementOption movement -> Optional.of(MapChoices.fullMove(movement, random));
      case Activation activation -> activation(table, seat, activation);
      case ObjectiveScoring scoring ->
          scoring.objectives().stream()
              .max(Comparator.comparingInt(Scorable::points))
              .map(GameChoices::score);
      case Producing producing ->
          Optional.of(
              ProductionChoices.order(producing, ProductionChoices.limit(producing), random));
      case TokenDistribution tokens -> Optional.of(distribution(tokens));
      case ResearchOption research ->
          Optional.of(StrategyChoices.researchOwn(table, research, random));
      case TokenGain _, FollowingOption _ -> Optional.of(Choices.choose(option, random));
      case CommitOption commit ->
          Optional.of(CombatChoices.commit(commit, Integer.MAX_VALUE, random));
      case RetreatOption _ -> Optional.of(new RetreatCommand.FightOn());
      default -> Optional.empty();
    };
  }

  /** Activates the system with the greatest value; has no preference if all values are 0. */
  private Optional<Command> activation(Table table, Seat seat, Activation activation) {
    SystemValues values = new SystemValues(table, seat);
    return activation.systems().stream()
        .filter(system -> values.of(system) > 0)
        .max(Comparator.comparingInt(values::of))
        .map(ActivateSystem::new);
  }

  /** Four tokens for the fleet pool, one for the strategy pool, the others for the tactic pool. */
  private static DistributeTokens distribution(TokenDistribution option) {
    int all = option.now().onSheet() + option.gained();
    int fleet = Math.min(FLEET_TOKENS, all / 2);
    int strategy = Math.min(1, all - fleet);
    return new DistributeTokens(new Tokens(all - fleet - strategy, fleet, strategy));
  }
}
