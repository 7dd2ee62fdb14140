package org.lazax.game;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.ability.Interjections;
import org.lazax.game.actioncards.DrawActionCardsConductor;
import org.lazax.game.actionphase.ActionPhaseConductor;
import org.lazax.game.actionphase.TurnConductor;
import org.lazax.game.construction.BuildStructureConductor;
import org.lazax.game.diplomacy.LockSystemConductor;
import org.lazax.game.diplomacy.ReadyPlanetsConductor;
import org.lazax.game.imperial.ImperialThroneConductor;
import org.lazax.game.leadership.LeadershipTokensConductor;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.LobbyConductor;
import org.lazax.game.notes.NoteShowing;
import org.lazax.game.notes.ShowNote;
import org.lazax.game.objectives.ScoreAchievementsConductor;
import org.lazax.game.objectives.ScoringConductor;
import org.lazax.game.orders.LeaveStandingOrders;
import org.lazax.game.orders.LeavingOrders;
import org.lazax.game.politics.ChooseSpeakerConductor;
import org.lazax.game.politics.LookAtAgendasConductor;
import org.lazax.game.production.ProductionConductor;
import org.lazax.game.round.RoundConductor;
import org.lazax.game.secrets.DrawSecretConductor;
import org.lazax.game.secrets.SecretShowing;
import org.lazax.game.secrets.ShowSecret;
import org.lazax.game.setup.SetupConductor;
import org.lazax.game.state.GameState;
import org.lazax.game.statusphase.StatusPhaseConductor;
import org.lazax.game.strategicaction.PrimaryConductor;
import org.lazax.game.strategicaction.SecondaryConductor;
import org.lazax.game.strategicaction.StrategicActionConductor;
import org.lazax.game.strategyphase.StrategyPhaseConductor;
import org.lazax.game.tacticalaction.TacticalActionConductor;
import org.lazax.game.technology.ResearchConductor;
import org.lazax.game.tokens.RedistributeConductor;
import org.lazax.game.trade.ChooseFollowersConductor;
import org.lazax.game.trade.ExtraTransactionConductor;
import org.lazax.game.trade.GainGoodsConductor;
import org.lazax.game.trade.ReplenishConductor;
import org.lazax.game.trade.Trade;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.DeclineOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.game.trade.TradeCommand.WithdrawOffer;
import org.lazax.game.warfare.HomeProductionConductor;
import org.lazax.game.warfare.LiftTokenConductor;
import org.lazax.rules.effect.GainControlConductor;
import org.lazax.rules.effect.GainTechnologyConductor;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;

/** The decider of game-service. It consists of the conductors of its procedures. */
public final class GameDecider extends ProcedureDecider<GameState, Table> {
  private static final List<Conductor<GameState, Table, ?, ?>> CONDUCTORS =
      List.of(
          new LobbyConductor(),
          new SetupConductor(),
          new RoundConductor(),
          new StrategyPhaseConductor(),
          new ActionPhaseConductor(),
          new TurnConductor(),
          new TacticalActionConductor(),
          new StrategicActionConductor(),
          new PrimaryConductor(),
          new SecondaryConductor(),
          new LeadershipTokensConductor(),
          new LockSystemConductor(),
          new ReadyPlanetsConductor(),
          new ChooseSpeakerConductor(),
          new DrawActionCardsConductor(),
          new LookAtAgendasConductor(),
          new BuildStructureConductor(),
          new GainGoodsConductor(),
          new ReplenishConductor(),
          new ChooseFollowersConductor(),
          new ExtraTransactionConductor(),
          new LiftTokenConductor(),
          new RedistributeConductor(),
          new HomeProductionConductor(),
          new ResearchConductor(),
          new ImperialThroneConductor(),
          new DrawSecretConductor(),
          new ScoringConductor(),
          new ScoreAchievementsConductor(),
          new ProductionConductor(),
          new StatusPhaseConductor(),
          new GainControlConductor<>(GameMoments.MOMENTS),
          new GainTechnologyConductor<>(GameMoments.MOMENTS),
          GameMoments.MOMENTS.moment(),
          GameMoments.MOMENTS.effect());

  /** Commands that answer no window: {@link #begin} and {@link #interject} take them. */
  private static final List<Class<?>> BESIDE =
      List.of(
          CreateGame.class,
          ShowSecret.class,
          ShowNote.class,
          LeaveStandingOrders.class,
          OfferTransaction.class,
          AcceptOffer.class,
          DeclineOffer.class,
          WithdrawOffer.class);

  static final WireTypes OWN = commands(Service.GAME, CONDUCTORS).and(BESIDE);

  private final Table emptyTable;

  /**
   * Creates a decider.
   *
   * @param emptyTable an empty table. A game uses the rules of this table or, if it chooses other
   *     expansions, those that the rulebook of this table has for them.
   */
  public GameDecider(Table emptyTable) {
    super(CONDUCTORS);
    this.emptyTable = emptyTable;
  }

  @Override
  public Service service() {
    return Service.GAME;
  }

  @Override
  public WireTypes wire() {
    return TableTypes.of(emptyTable, OWN);
  }

  @Override
  public Upcasters upcasters() {
    return TableTypes.UPCASTERS;
  }

  @Override
  public GameState initial() {
    return GameState.INITIAL;
  }

  @Override
  public Table table() {
    return emptyTable;
  }

  @Override
  public GameState evolve(GameState own, GameEvent event, Stamp stamp) {
    return own;
  }

  @Override
  protected List<Option> interjections(Position<GameState, Table> position, Seat seat) {
    List<Option> options = new ArrayList<>(Interjections.of(position.table(), seat));
    options.addAll(SecretShowing.of(position.table(), seat));
    options.addAll(NoteShowing.of(position.table(), seat));
    options.addAll(Trade.of(position.table(), seat));
    options.addAll(LeavingOrders.of(position.table(), seat));
    return options;
  }

  @Override
  protected boolean interject(Draft<GameState, Table> draft, Command command) {
    return Interjections.use(draft, command)
        || SecretShowing.show(draft, command)
        || NoteShowing.show(draft, command)
        || Trade.take(draft, command)
        || LeavingOrders.leave(draft, command);
  }

  /** Creates a game that does not exist yet. All other commands are refused. */
  @Override
  protected void begin(Draft<GameState, Table> draft, Command command) {
    boolean isNew = draft.table().settings().seats() == 0;
    if (isNew && command instanceof CreateGame create) {
      LobbyConductor.create(draft, create);
    } else {
      throw new RefusalException(
          Refusal.of(Refusal.NOT_AWAITED, isNew ? "the game has not begun" : "the game is over"));
    }
  }
}
