package org.lazax.game;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.ProcedureDecider;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Refused;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.ability.Words;
import org.lazax.game.actionphase.ActionPhaseConductor;
import org.lazax.game.actionphase.TurnCommand;
import org.lazax.game.actionphase.TurnConductor;
import org.lazax.game.component.GameMoments;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.LobbyCommand;
import org.lazax.game.lobby.LobbyConductor;
import org.lazax.game.objectives.ScoringCommand;
import org.lazax.game.objectives.ScoringConductor;
import org.lazax.game.production.ProductionCommand;
import org.lazax.game.production.ProductionConductor;
import org.lazax.game.round.RoundConductor;
import org.lazax.game.secrets.DrawSecretConductor;
import org.lazax.game.secrets.ReturnSecret;
import org.lazax.game.setup.SetupCommand;
import org.lazax.game.setup.SetupConductor;
import org.lazax.game.statusphase.DistributeTokens;
import org.lazax.game.statusphase.StatusPhaseConductor;
import org.lazax.game.strategicaction.ImperialCommand;
import org.lazax.game.strategicaction.ImperialPrimaryConductor;
import org.lazax.game.strategicaction.ImperialSecondaryConductor;
import org.lazax.game.strategicaction.Leadership;
import org.lazax.game.strategicaction.LeadershipCommand;
import org.lazax.game.strategicaction.StrategicActionConductor;
import org.lazax.game.strategyphase.ChooseStrategyCard;
import org.lazax.game.strategyphase.StrategyPhaseConductor;
import org.lazax.game.tacticalaction.TacticalActionConductor;
import org.lazax.table.Table;
import org.lazax.table.TableTypes;

/** The rules of game-service: the sum of its procedures. */
public final class GameDecider extends ProcedureDecider<Game, Table> {
  private static final WireTypes WIRE =
      TableTypes.SHARED
          .and(
              List.of(
                  CreateGame.class,
                  ChooseStrategyCard.class,
                  ReturnSecret.class,
                  DistributeTokens.class))
          .and(Words.TYPES)
          .and(LobbyCommand.TYPES)
          .and(SetupCommand.TYPES)
          .and(TurnCommand.TYPES)
          .and(LeadershipCommand.TYPES)
          .and(ImperialCommand.TYPES)
          .and(ScoringCommand.TYPES)
          .and(ProductionCommand.TYPES);

  public GameDecider() {
    super(
        List.of(
            new LobbyConductor(),
            new SetupConductor(),
            new RoundConductor(),
            new StrategyPhaseConductor(),
            new ActionPhaseConductor(),
            new TurnConductor(),
            new TacticalActionConductor(),
            new StrategicActionConductor(),
            new Leadership(),
            new ImperialPrimaryConductor(),
            new ImperialSecondaryConductor(),
            new DrawSecretConductor(),
            new ScoringConductor(),
            new ProductionConductor(),
            new StatusPhaseConductor(),
            GameMoments.MOMENTS.moment(),
            GameMoments.MOMENTS.effect()));
  }

  @Override
  public Service service() {
    return Service.GAME;
  }

  @Override
  public WireTypes wire() {
    return WIRE;
  }

  @Override
  public Game initial() {
    return Game.INITIAL;
  }

  @Override
  public Table table() {
    return Table.EMPTY;
  }

  @Override
  public Game evolve(Game own, GameEvent event, Stamp stamp) {
    return own;
  }

  /** Only a game that was never created can be created. */
  @Override
  protected void begin(Draft<Game, Table> draft, Command command) {
    boolean isNew = draft.table().settings().seats() == 0;
    if (isNew && command instanceof CreateGame create) {
      LobbyConductor.create(draft, create);
    } else {
      throw new Refused(
          Refusal.of(Refusal.NOT_AWAITED, isNew ? "the game has not begun" : "the game is over"));
    }
  }
}
