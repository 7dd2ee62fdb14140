package org.lazax.game.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Seat;
import org.lazax.game.actionphase.TurnCommand;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.objectives.Scorable;
import org.lazax.game.objectives.ScoringCommand;
import org.lazax.game.objectives.ScoringOption;
import org.lazax.game.production.ProductionCommand;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.production.ProductionOption;
import org.lazax.game.secrets.ReturnSecret;
import org.lazax.game.secrets.SecretReturn;
import org.lazax.game.setup.SetupCommand;
import org.lazax.game.setup.SetupOption;
import org.lazax.game.statusphase.DistributeTokens;
import org.lazax.game.statusphase.TokenDistribution;
import org.lazax.game.strategicaction.ImperialCommand;
import org.lazax.game.strategicaction.LeadershipCommand;
import org.lazax.game.strategicaction.StrategicOption;
import org.lazax.game.strategyphase.ChooseStrategyCard;
import org.lazax.game.strategyphase.StrategyCardChoice;
import org.lazax.table.payment.Payment;
import org.lazax.table.tokens.Tokens;

/** A player without a plan: any of the options offered, made a command at random. */
public final class RandomPlay {
  private final Random random;

  public RandomPlay(long seed) {
    this.random = new Random(seed);
  }

  public void play(GameAlone game) {
    while (!game.isOver()) {
      Seat seat = any(game.awaited());
      game.give(seat, command(any(game.options(seat))));
    }
  }

  private Command command(Option option) {
    return switch (option) {
      case StrategyCardChoice o -> new ChooseStrategyCard(any(List.copyOf(o.cards().keySet())));
      case TurnOption.Activation o -> new TurnCommand.ActivateSystem(any(o.systems()));
      case TurnOption.StrategyCardUse o -> new TurnCommand.UseStrategyCard(o.card());
      case TurnOption.Passing _ -> new TurnCommand.Pass();
      case StrategicOption.TokenGain o -> gain(o);
      case StrategicOption.TokenDecline _ -> new LeadershipCommand.DeclineTokens();
      case StrategicOption.SecretDraw _ -> new ImperialCommand.DrawSecretObjective();
      case StrategicOption.ImperialDecline _ -> new ImperialCommand.DeclineImperial();
      case ScoringOption.ObjectiveScoring o -> score(any(o.objectives()));
      case ScoringOption.ScoringNothing _ -> new ScoringCommand.ScoreNothing();
      case ProductionOption.Producing o -> produce(o);
      case ProductionOption.ProducingNothing _ -> new ProductionCommand.ProduceNothing();
      case TokenDistribution o -> new DistributeTokens(split(o.now().onSheet() + o.gained()));
      case SecretReturn o -> new ReturnSecret(any(o.objectives()));
      case SetupOption.UnitPlacement o ->
          new SetupCommand.PlaceStartingUnits(
              o.units().entrySet().stream()
                  .map(e -> new SetupCommand.Landed(e.getKey(), e.getValue(), any(o.planets())))
                  .toList());
      case SetupOption.TechnologyPick o ->
          new SetupCommand.ChooseTechnologies(shuffled(o.technologies()).subList(0, o.choose()));
      case SetupOption.SecretPick o -> new SetupCommand.KeepSecret(any(o.objectives()));
      default -> throw new IllegalStateException("an option nobody knows: " + option);
    };
  }

  private Command gain(StrategicOption.TokenGain option) {
    int price = random.nextInt(option.means().total() + 1);
    Payment payment = option.means().covering(price).orElseThrow();
    int bought = payment.worth(org.lazax.table.payment.Purpose.INFLUENCE) / option.influenceEach();
    return new LeadershipCommand.GainTokens(
        split(Math.min(option.reinforcements(), option.granted() + bought)), payment);
  }

  private Command produce(ProductionOption.Producing option) {
    List<Produced> units = new ArrayList<>();
    int price = 0;
    int count = 0;
    for (var unit : shuffled(option.units())) {
      int pieces = unit.cost().pieces();
      boolean left = unit.reinforcements().filter(n -> n < pieces).isEmpty();
      if (left
          && count + pieces <= option.limit()
          && price + unit.cost().resources() <= option.means().total()) {
        units.add(new Produced(unit.type(), pieces, any(unit.places())));
        count += pieces;
        price += unit.cost().resources();
      }
    }
    return new ProductionCommand.ProduceUnits(
        units, List.of(), option.means().covering(price).orElseThrow());
  }

  private static Command score(Scorable scorable) {
    ObjectiveId objective = scorable.objective();
    return new ScoringCommand.ScoreObjective(objective, Optional.of(scorable.spending()));
  }

  private Tokens split(int tokens) {
    int tactic = random.nextInt(tokens + 1);
    int fleet = random.nextInt(tokens - tactic + 1);
    return new Tokens(tactic, fleet, tokens - tactic - fleet);
  }

  private <T> T any(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private <T> List<T> shuffled(List<T> of) {
    List<T> copy = new ArrayList<>(of);
    Collections.shuffle(copy, random);
    return copy;
  }
}
