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
 * Wants planets, Mecatol Rex and points: takes Imperial and Leadership, goes where it gains most,
 * lands with all it has, builds what it can pay for, researches what its faction alone has, scores
 * what it can, shows nobody its secrets. Where it has no opinion it does as chance will.
 */
public final class SimpleBot implements Bot {
  private static final List<StrategyCardId> LIKED =
      List.of(new StrategyCardId("imperial"), new StrategyCardId("leadership"));

  private static final int FLEETS = 4;

  private final Luck luck;

  public SimpleBot(long seed) {
    this.luck = new Luck(seed);
  }

  @Override
  public Command play(Table table, Seat seat, List<Option> options) {
    for (Option option : options) {
      Optional<Command> wanted = wanted(table, seat, option);
      if (wanted.isPresent()) {
        return wanted.get();
      }
    }
    List<Option> unseen =
        options.stream()
            .filter(o -> !(o instanceof SecretShowing || o instanceof StandingOrders))
            .toList();
    return Choices.choose(luck.pick(unseen), luck);
  }

  private Optional<Command> wanted(Table table, Seat seat, Option option) {
    return switch (option) {
      case StrategyCardChoice choice ->
          LIKED.stream()
              .filter(choice.cards()::containsKey)
              .findFirst()
              .map(ChooseStrategyCard::new);
      case MovementOption movement -> Optional.of(MapChoices.all(movement, luck));
      case Activation activation -> activation(table, seat, activation);
      case ObjectiveScoring scoring ->
          scoring.objectives().stream()
              .max(Comparator.comparingInt(Scorable::points))
              .map(GameChoices::score);
      case Producing producing ->
          Optional.of(ProductionChoices.order(producing, ProductionChoices.most(producing), luck));
      case TokenDistribution tokens -> Optional.of(distribution(tokens));
      case ResearchOption research ->
          Optional.of(StrategyChoices.researchOwn(table, research, luck));
      case TokenGain _, FollowingOption _ -> Optional.of(Choices.choose(option, luck));
      case CommitOption commit ->
          Optional.of(CombatChoices.commit(commit, Integer.MAX_VALUE, luck));
      case RetreatOption _ -> Optional.of(new RetreatCommand.FightOn());
      default -> Optional.empty();
    };
  }

  /** Goes where most is to be gained; nowhere in particular where nothing is. */
  private Optional<Command> activation(Table table, Seat seat, Activation activation) {
    Ambition ambition = new Ambition(table, seat);
    return activation.systems().stream()
        .filter(system -> ambition.worth(system) > 0)
        .max(Comparator.comparingInt(ambition::worth))
        .map(ActivateSystem::new);
  }

  /** Four for the fleets, one for strategy, the rest to act with. */
  private static DistributeTokens distribution(TokenDistribution option) {
    int all = option.now().onSheet() + option.gained();
    int fleet = Math.min(FLEETS, all / 2);
    int strategy = Math.min(1, all - fleet);
    return new DistributeTokens(new Tokens(all - fleet - strategy, fleet, strategy));
  }
}
