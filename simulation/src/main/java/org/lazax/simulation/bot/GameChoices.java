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

/** Chooses among the options of game-service, except strategy cards and production. */
final class GameChoices {
  private static final List<Pool> SHEET = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);

  private GameChoices() {}

  static SetupCommand setUp(SetupOption option, RandomSource random) {
    return switch (option) {
      case SetupOption.FactionPick pick ->
          new SetupCommand.PickFaction(random.pick(pick.factions()));
      case SetupOption.UnitPlacement placement ->
          new SetupCommand.PlaceStartingUnits(landed(placement, random));
      case SetupOption.TechnologyPick pick ->
          new SetupCommand.ChooseTechnologies(random.draw(pick.technologies(), pick.choose()));
      case SetupOption.SecretPick pick ->
          new SetupCommand.KeepSecret(random.pick(pick.objectives()));
    };
  }

  private static List<Landed> landed(SetupOption.UnitPlacement placement, RandomSource random) {
    List<Landed> landed = new ArrayList<>();
    for (Map.Entry<UnitType, Integer> units : placement.units().entrySet()) {
      for (int i = 0; i < units.getValue(); i++) {
        landed.add(new Landed(units.getKey(), 1, random.pick(placement.planets())));
      }
    }
    return landed;
  }

  static TurnCommand act(TurnOption option, RandomSource random) {
    return switch (option) {
      case TurnOption.Activation activation ->
          new TurnCommand.ActivateSystem(random.pick(activation.systems()));
      case TurnOption.StrategyCardUse use -> new TurnCommand.UseStrategyCard(use.card());
    };
  }

  /** Passes moments of this kind from now on, or is asked at all moments again. */
  static LeaveStandingOrders order(StandingOrders option, RandomSource random) {
    return new LeaveStandingOrders(random.oneIn(2) ? Set.copyOf(option.moment()) : Set.of());
  }

  static ScoringCommand score(ScoringOption option, RandomSource random) {
    return switch (option) {
      case ScoringOption.ObjectiveScoring scoring -> score(random.pick(scoring.objectives()));
    };
  }

  static ScoringCommand score(Scorable objective) {
    return new ScoringCommand.ScoreObjective(
        objective.objective(), Optional.of(objective.spending()));
  }

  static DistributeTokens distribute(TokenDistribution option, RandomSource random) {
    return new DistributeTokens(tokens(option.now().onSheet() + option.gained(), random));
  }

  static Tokens tokens(int count, RandomSource random) {
    Tokens tokens = Tokens.NONE;
    for (int i = 0; i < count; i++) {
      tokens = tokens.plus(random.pick(SHEET), 1);
    }
    return tokens;
  }
}
