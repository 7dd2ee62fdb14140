package org.lazax.rules.wire;

import java.util.List;
import org.lazax.chronicle.kernel.AbilityName;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.wire.SealedTypes;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.AbilityProcedure;
import org.lazax.rules.ability.StandingOrdersLeft;
import org.lazax.rules.ability.occurrence.StandardOccurrence;
import org.lazax.rules.procedure.AgendaProcedure;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.GainProcedure;
import org.lazax.rules.procedure.GameProcedure;
import org.lazax.rules.procedure.MapProcedure;
import org.lazax.rules.procedure.ObjectiveProcedure;
import org.lazax.rules.procedure.ProcedureOutcome;
import org.lazax.rules.procedure.StrategyCardProcedure;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.event.actioncards.ActionCardPlayed;
import org.lazax.table.event.actioncards.ActionCardRevealed;
import org.lazax.table.event.actioncards.ActionCardsDiscarded;
import org.lazax.table.event.actioncards.ActionCardsDiscardedAtRandom;
import org.lazax.table.event.actioncards.ActionCardsDrawn;
import org.lazax.table.event.actioncards.ActionCardsGiven;
import org.lazax.table.event.actioncards.ActionCardsReshuffled;
import org.lazax.table.event.actioncards.ActionCardsTakenBack;
import org.lazax.table.event.actioncards.HandSeen;
import org.lazax.table.event.council.AgendaConcealed;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendaDrawn;
import org.lazax.table.event.council.AgendaShown;
import org.lazax.table.event.council.AgendasReshuffled;
import org.lazax.table.event.council.AgendasReturned;
import org.lazax.table.event.council.AgendasSeen;
import org.lazax.table.event.council.AgendasSetAside;
import org.lazax.table.event.council.CustodiansTaken;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.council.LawExhausted;
import org.lazax.table.event.council.LawLeft;
import org.lazax.table.event.council.LawPurged;
import org.lazax.table.event.council.LawRevised;
import org.lazax.table.event.council.LawTaken;
import org.lazax.table.event.council.LawsReadied;
import org.lazax.table.event.council.VotesAdded;
import org.lazax.table.event.ending.GameEnded;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.galaxy.IonStormTurned;
import org.lazax.table.event.galaxy.MarkerRemoved;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.event.galaxy.NexusTurned;
import org.lazax.table.event.galaxy.PlanetAdded;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.event.galaxy.TilePlaced;
import org.lazax.table.event.galaxy.TileReplaced;
import org.lazax.table.event.galaxy.TilesDealt;
import org.lazax.table.event.galaxy.TilesSwapped;
import org.lazax.table.event.goods.CommoditiesGained;
import org.lazax.table.event.goods.CommoditiesReplenished;
import org.lazax.table.event.goods.CommoditiesSpent;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.leaders.AgentExhausted;
import org.lazax.table.event.leaders.AgentsReadied;
import org.lazax.table.event.leaders.HeroAttached;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.event.leaders.LeaderUnlocked;
import org.lazax.table.event.leaders.LeadersLaid;
import org.lazax.table.event.notes.NotesDealt;
import org.lazax.table.event.notes.PromissoryNoteGiven;
import org.lazax.table.event.notes.PromissoryNotePlayed;
import org.lazax.table.event.notes.PromissoryNoteReceived;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.event.notes.PromissoryNoteShown;
import org.lazax.table.event.objectives.ObjectiveClosed;
import org.lazax.table.event.objectives.ObjectiveMadePublic;
import org.lazax.table.event.objectives.ObjectiveRevealed;
import org.lazax.table.event.objectives.ObjectiveRowsLaid;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.SecretReturned;
import org.lazax.table.event.objectives.SecretShown;
import org.lazax.table.event.objectives.SecretsDrawn;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.planets.CardAttached;
import org.lazax.table.event.planets.CardDetached;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.planets.ControlLost;
import org.lazax.table.event.planets.LegendaryAbilitiesReadied;
import org.lazax.table.event.planets.LegendaryAbilityExhausted;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.planets.SleeperTokenPlaced;
import org.lazax.table.event.planets.SleeperTokenRemoved;
import org.lazax.table.event.setup.CommandSheetPrepared;
import org.lazax.table.event.setup.FactionTaken;
import org.lazax.table.event.setup.FactionsDealt;
import org.lazax.table.event.setup.GalaxyBuilt;
import org.lazax.table.event.setup.GameConfigured;
import org.lazax.table.event.setup.HandGiven;
import org.lazax.table.event.setup.PlayerSeated;
import org.lazax.table.event.setup.PositionGiven;
import org.lazax.table.event.setup.PositionLaid;
import org.lazax.table.event.setup.RoundBegan;
import org.lazax.table.event.setup.RulesChanged;
import org.lazax.table.event.setup.SpeakerChosen;
import org.lazax.table.event.strategy.GoodsLaidOnStrategyCards;
import org.lazax.table.event.strategy.StrategyCardExhausted;
import org.lazax.table.event.strategy.StrategyCardTaken;
import org.lazax.table.event.strategy.StrategyCardsLaidOut;
import org.lazax.table.event.strategy.StrategyCardsReadied;
import org.lazax.table.event.strategy.StrategyCardsSwapped;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.event.technology.TechnologiesReadied;
import org.lazax.table.event.technology.TechnologyGained;
import org.lazax.table.event.technology.TechnologyReturned;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.event.units.UnitsDamaged;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.event.units.UnitsRepaired;

/**
 * The types that all services read and write: the kernel's events, the table's events, all
 * procedures, and the state and the moments of expansions.
 */
public final class TableTypes {
  /** How old versions of table events are read. */
  public static final Upcasters UPCASTERS =
      Upcasters.NONE.with(
          "table.game-ended.v1",
          "table.game-ended.v2",
          ended -> {
            ended.putArray("places");
            return ended;
          });

  private static final List<Class<?>> EVENTS =
      List.of(
          AbilityDiceRolled.class,
          ActionCardPlayed.class,
          ActionCardsDiscarded.class,
          ActionCardsDrawn.class,
          ActionCardRevealed.class,
          ActionCardsDiscardedAtRandom.class,
          ActionCardsGiven.class,
          ActionCardsTakenBack.class,
          HandSeen.class,
          StandingOrdersLeft.class,
          ActionCardsReshuffled.class,
          AgendaDiscarded.class,
          AgendaDrawn.class,
          AgendasReshuffled.class,
          AgendasReturned.class,
          AgendasSeen.class,
          AgendasSetAside.class,
          AgendaConcealed.class,
          AgendaShown.class,
          CustodiansTaken.class,
          LawEntered.class,
          LawExhausted.class,
          LawLeft.class,
          LawPurged.class,
          LawRevised.class,
          LawTaken.class,
          LawsReadied.class,
          VotesAdded.class,
          GameEnded.class,
          PlayerEliminated.class,
          PromissoryNotePlayed.class,
          NotesDealt.class,
          PromissoryNoteGiven.class,
          PromissoryNoteReceived.class,
          PromissoryNoteReturned.class,
          PromissoryNoteShown.class,
          CommoditiesGained.class,
          CommoditiesReplenished.class,
          CommoditiesSpent.class,
          GoodsGained.class,
          GoodsSpent.class,
          ObjectiveRevealed.class,
          ObjectiveRowsLaid.class,
          ObjectiveScored.class,
          ObjectiveMadePublic.class,
          ObjectiveClosed.class,
          SecretReturned.class,
          SecretShown.class,
          SecretsDrawn.class,
          VictoryPointsGained.class,
          IonStormTurned.class,
          MarkerRemoved.class,
          MarkersPlaced.class,
          NexusTurned.class,
          PlanetAdded.class,
          TilePlaced.class,
          TilesDealt.class,
          TileReplaced.class,
          TilesSwapped.class,
          PlanetPurged.class,
          CardAttached.class,
          CardDetached.class,
          ControlGained.class,
          ControlLost.class,
          AgentExhausted.class,
          AgentsReadied.class,
          HeroAttached.class,
          HeroPurged.class,
          LeaderUnlocked.class,
          LeadersLaid.class,
          LegendaryAbilitiesReadied.class,
          LegendaryAbilityExhausted.class,
          PlanetsExhausted.class,
          PlanetsReadied.class,
          SleeperTokenPlaced.class,
          SleeperTokenRemoved.class,
          CommandSheetPrepared.class,
          GalaxyBuilt.class,
          GameConfigured.class,
          FactionTaken.class,
          FactionsDealt.class,
          HandGiven.class,
          PlayerSeated.class,
          PositionGiven.class,
          PositionLaid.class,
          RoundBegan.class,
          RulesChanged.class,
          SpeakerChosen.class,
          GoodsLaidOnStrategyCards.class,
          StrategyCardExhausted.class,
          StrategyCardTaken.class,
          StrategyCardsLaidOut.class,
          StrategyCardsReadied.class,
          StrategyCardsSwapped.class,
          TechnologiesExhausted.class,
          TechnologiesReadied.class,
          TechnologyGained.class,
          TechnologyReturned.class,
          TokenPlaced.class,
          TokensMoved.class,
          TokensTakenBack.class,
          UnitsDamaged.class,
          UnitsDestroyed.class,
          UnitsMoved.class,
          UnitsPlaced.class,
          UnitsRemoved.class,
          UnitsMarked.class,
          UnitsRepaired.class);

  /** The types of every game, whatever its expansions. */
  public static final WireTypes SHARED =
      WireTypes.of(KernelEvent.TYPES)
          .reading(AbilityName.class, AbilityRef.class)
          .and(EVENTS)
          .and(
              SealedTypes.of(
                  GameProcedure.class,
                  ObjectiveProcedure.class,
                  StrategyCardProcedure.class,
                  MapProcedure.class,
                  CombatProcedure.class,
                  AgendaProcedure.class,
                  AbilityProcedure.class,
                  GainProcedure.class,
                  ProcedureOutcome.class,
                  StandardOccurrence.class));

  private TableTypes() {}

  /**
   * The types that a service reads and writes with a ruleset. Computed once for each ruleset.
   *
   * @param emptyTable an empty table with the ruleset
   * @param own the types of this service alone
   */
  public static WireTypes of(Table emptyTable, WireTypes own) {
    return Ruleset.of(emptyTable).cached(own, ruleset -> SHARED.and(ruleset.types()).and(own));
  }
}
