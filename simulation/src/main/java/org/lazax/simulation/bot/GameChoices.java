package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.game.actionphase.TurnCommand;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.objectives.Scorable;
import org.lazax.game.objectives.ScoringCommand;
import org.lazax.game.objectives.ScoringOption;
import org.lazax.game.setup.SetupCommand;
import org.lazax.game.setup.SetupCommand.Landed;
import org.lazax.game.setup.SetupOption;
import org.lazax.game.statusphase.DistributeTokens;
import org.lazax.game.statusphase.TokenDistribution;
import org.lazax.game.strategicaction.ImperialCommand;
import org.lazax.game.strategicaction.LeadershipCommand;
import org.lazax.game.strategicaction.StrategicOption;
import org.lazax.table.payment.Payment;
import org.lazax.table.payment.Purpose;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/** Chooses among what game-service offers, production aside. */
final class GameChoices {
  private static final List<Pool> SHEET = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);

  private GameChoices() {}

  static SetupCommand setUp(SetupOption option, Luck luck) {
    return switch (option) {
      case SetupOption.UnitPlacement placement ->
          new SetupCommand.PlaceStartingUnits(landed(placement, luck));
      case SetupOption.TechnologyPick pick ->
          new SetupCommand.ChooseTechnologies(luck.draw(pick.technologies(), pick.choose()));
      case SetupOption.SecretPick pick -> new SetupCommand.KeepSecret(luck.pick(pick.objectives()));
    };
  }

  private static List<Landed> landed(SetupOption.UnitPlacement placement, Luck luck) {
    List<Landed> landed = new ArrayList<>();
    for (Map.Entry<UnitType, Integer> units : placement.units().entrySet()) {
      for (int i = 0; i < units.getValue(); i++) {
        landed.add(new Landed(units.getKey(), 1, luck.pick(placement.planets())));
      }
    }
    return landed;
  }

  static TurnCommand act(TurnOption option, Luck luck) {
    return switch (option) {
      case TurnOption.Activation activation ->
          new TurnCommand.ActivateSystem(luck.pick(activation.systems()));
      case TurnOption.StrategyCardUse use -> new TurnCommand.UseStrategyCard(use.card());
      case TurnOption.Passing _ -> new TurnCommand.Pass();
    };
  }

  static ScoringCommand score(ScoringOption option, Luck luck) {
    return switch (option) {
      case ScoringOption.ObjectiveScoring scoring -> score(luck.pick(scoring.objectives()));
      case ScoringOption.ScoringNothing _ -> new ScoringCommand.ScoreNothing();
    };
  }

  static ScoringCommand score(Scorable objective) {
    return new ScoringCommand.ScoreObjective(
        objective.objective(), Optional.of(objective.spending()));
  }

  static Command follow(StrategicOption option, Luck luck) {
    return switch (option) {
      case StrategicOption.TokenGain gain -> gain(gain, luck);
      case StrategicOption.TokenDecline _ -> new LeadershipCommand.DeclineTokens();
      case StrategicOption.SecretDraw _ -> new ImperialCommand.DrawSecretObjective();
      case StrategicOption.ImperialDecline _ -> new ImperialCommand.DeclineImperial();
    };
  }

  /** Spends any part of the influence; every full price of it buys a token. */
  private static Command gain(StrategicOption.TokenGain gain, Luck luck) {
    int most =
        Math.min(
            gain.means().total() / gain.influenceEach(),
            Math.max(0, gain.reinforcements() - gain.granted()));
    Payment paid =
        gain.means().covering(luck.upTo(most) * gain.influenceEach()).orElse(Payment.NOTHING);
    int bought = paid.worth(Purpose.INFLUENCE) / gain.influenceEach();
    int gained = Math.min(gain.granted() + bought, gain.reinforcements());
    return new LeadershipCommand.GainTokens(tokens(gained, luck), paid);
  }

  static DistributeTokens distribute(TokenDistribution option, Luck luck) {
    return new DistributeTokens(tokens(option.now().onSheet() + option.gained(), luck));
  }

  private static Tokens tokens(int count, Luck luck) {
    Tokens tokens = Tokens.NONE;
    for (int i = 0; i < count; i++) {
      tokens = tokens.plus(luck.pick(SHEET), 1);
    }
    return tokens;
  }
}
