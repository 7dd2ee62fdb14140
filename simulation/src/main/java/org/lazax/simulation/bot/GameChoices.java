package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.actionphase.TurnCommand;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.objectives.Scorable;
import org.lazax.game.objectives.ScoringCommand;
import org.lazax.game.objectives.ScoringOption;
import org.lazax.game.orders.LeaveStandingOrders;
import org.lazax.game.orders.StandingOrders;
import org.lazax.game.setup.SetupCommand;
import org.lazax.game.setup.SetupCommand.Landed;
import org.lazax.game.setup.SetupOption;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.game.tokens.TokenDistribution;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/** Chooses among what game-service offers, production aside. */
final class GameChoices {
  private static final List<Pool> SHEET = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);

  private GameChoices() {}

  static SetupCommand setUp(SetupOption option, Luck luck) {
    return switch (option) {
      case SetupOption.FactionPick pick -> new SetupCommand.PickFaction(luck.pick(pick.factions()));
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
    };
  }

  /** Lets pass what it is asked at, or is asked again at all. */
  static LeaveStandingOrders order(StandingOrders option, Luck luck) {
    return new LeaveStandingOrders(luck.oneIn(2) ? Set.copyOf(option.moment()) : Set.of());
  }

  static ScoringCommand score(ScoringOption option, Luck luck) {
    return switch (option) {
      case ScoringOption.ObjectiveScoring scoring -> score(luck.pick(scoring.objectives()));
    };
  }

  static ScoringCommand score(Scorable objective) {
    return new ScoringCommand.ScoreObjective(
        objective.objective(), Optional.of(objective.spending()));
  }

  static DistributeTokens distribute(TokenDistribution option, Luck luck) {
    return new DistributeTokens(tokens(option.now().onSheet() + option.gained(), luck));
  }

  static Tokens tokens(int count, Luck luck) {
    Tokens tokens = Tokens.NONE;
    for (int i = 0; i < count; i++) {
      tokens = tokens.plus(luck.pick(SHEET), 1);
    }
    return tokens;
  }
}
