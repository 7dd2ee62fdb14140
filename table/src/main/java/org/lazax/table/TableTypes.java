package org.lazax.table;

import java.util.List;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.ability.AbilityProcedure;
import org.lazax.table.ability.Occurrence;
import org.lazax.table.ability.StandingOrdersLeft;
import org.lazax.table.actioncards.ActionCardPlayed;
import org.lazax.table.actioncards.ActionCardsDiscarded;
import org.lazax.table.actioncards.ActionCardsDrawn;
import org.lazax.table.actioncards.ActionCardsReshuffled;
import org.lazax.table.council.AgendaDiscarded;
import org.lazax.table.council.AgendaDrawn;
import org.lazax.table.council.AgendasReshuffled;
import org.lazax.table.council.AgendasReturned;
import org.lazax.table.council.AgendasSeen;
import org.lazax.table.council.CustodiansTaken;
import org.lazax.table.council.LawEntered;
import org.lazax.table.council.LawLeft;
import org.lazax.table.ending.GameEnded;
import org.lazax.table.ending.PlayerEliminated;
import org.lazax.table.galaxy.IonStormTurned;
import org.lazax.table.galaxy.MarkerRemoved;
import org.lazax.table.galaxy.MarkersPlaced;
import org.lazax.table.galaxy.NexusTurned;
import org.lazax.table.galaxy.PlanetAdded;
import org.lazax.table.galaxy.PlanetPurged;
import org.lazax.table.galaxy.TilePlaced;
import org.lazax.table.galaxy.TilesDealt;
import org.lazax.table.goods.CommoditiesGained;
import org.lazax.table.goods.CommoditiesReplenished;
import org.lazax.table.goods.CommoditiesSpent;
import org.lazax.table.goods.GoodsGained;
import org.lazax.table.goods.GoodsSpent;
import org.lazax.table.leaders.AgentExhausted;
import org.lazax.table.leaders.AgentsReadied;
import org.lazax.table.leaders.HeroAttached;
import org.lazax.table.leaders.HeroPurged;
import org.lazax.table.leaders.LeaderUnlocked;
import org.lazax.table.leaders.LeadersLaid;
import org.lazax.table.notes.PromissoryNotePlayed;
import org.lazax.table.notes.PromissoryNoteReturned;
import org.lazax.table.objectives.ObjectiveRevealed;
import org.lazax.table.objectives.ObjectiveRowsLaid;
import org.lazax.table.objectives.ObjectiveScored;
import org.lazax.table.objectives.SecretReturned;
import org.lazax.table.objectives.SecretShown;
import org.lazax.table.objectives.SecretsDrawn;
import org.lazax.table.objectives.VictoryPointsGained;
import org.lazax.table.planets.CardAttached;
import org.lazax.table.planets.CardDetached;
import org.lazax.table.planets.ControlGained;
import org.lazax.table.planets.ControlLost;
import org.lazax.table.planets.LegendaryAbilitiesReadied;
import org.lazax.table.planets.LegendaryAbilityExhausted;
import org.lazax.table.planets.PlanetsExhausted;
import org.lazax.table.planets.PlanetsReadied;
import org.lazax.table.planets.SleeperTokenRemoved;
import org.lazax.table.procedure.AgendaProcedure;
import org.lazax.table.procedure.CombatOutcome;
import org.lazax.table.procedure.CombatProcedure;
import org.lazax.table.procedure.GainControl;
import org.lazax.table.procedure.GainTechnology;
import org.lazax.table.procedure.GameProcedure;
import org.lazax.table.procedure.MapProcedure;
import org.lazax.table.procedure.Relocated;
import org.lazax.table.procedure.StrategyCardProcedure;
import org.lazax.table.setup.CommandSheetPrepared;
import org.lazax.table.setup.FactionTaken;
import org.lazax.table.setup.FactionsDealt;
import org.lazax.table.setup.GalaxyBuilt;
import org.lazax.table.setup.GameConfigured;
import org.lazax.table.setup.HandGiven;
import org.lazax.table.setup.PlayerSeated;
import org.lazax.table.setup.PositionGiven;
import org.lazax.table.setup.PositionLaid;
import org.lazax.table.setup.RoundBegan;
import org.lazax.table.setup.SpeakerChosen;
import org.lazax.table.strategy.GoodsLaidOnStrategyCards;
import org.lazax.table.strategy.StrategyCardExhausted;
import org.lazax.table.strategy.StrategyCardTaken;
import org.lazax.table.strategy.StrategyCardsLaidOut;
import org.lazax.table.technology.TechnologiesExhausted;
import org.lazax.table.technology.TechnologiesReadied;
import org.lazax.table.technology.TechnologyGained;
import org.lazax.table.tokens.TokenPlaced;
import org.lazax.table.tokens.TokensHeld;
import org.lazax.table.tokens.TokensMoved;
import org.lazax.table.tokens.TokensTakenBack;
import org.lazax.table.units.CaptivesReturned;
import org.lazax.table.units.InfantryAwaited;
import org.lazax.table.units.UnitsCaptured;
import org.lazax.table.units.UnitsDamaged;
import org.lazax.table.units.UnitsDestroyed;
import org.lazax.table.units.UnitsMarked;
import org.lazax.table.units.UnitsMoved;
import org.lazax.table.units.UnitsPlaced;
import org.lazax.table.units.UnitsRemoved;
import org.lazax.table.units.UnitsRepaired;

/**
 * Everything that all services read and write: the kernel's events, the table's, and all
 * procedures.
 */
public final class TableTypes {
  private static final List<Class<?>> EVENTS =
      List.of(
          ActionCardPlayed.class,
          ActionCardsDiscarded.class,
          ActionCardsDrawn.class,
          StandingOrdersLeft.class,
          ActionCardsReshuffled.class,
          AgendaDiscarded.class,
          AgendaDrawn.class,
          AgendasReshuffled.class,
          AgendasReturned.class,
          AgendasSeen.class,
          CustodiansTaken.class,
          LawEntered.class,
          LawLeft.class,
          GameEnded.class,
          PlayerEliminated.class,
          PromissoryNotePlayed.class,
          PromissoryNoteReturned.class,
          CommoditiesGained.class,
          CommoditiesReplenished.class,
          CommoditiesSpent.class,
          GoodsGained.class,
          GoodsSpent.class,
          ObjectiveRevealed.class,
          ObjectiveRowsLaid.class,
          ObjectiveScored.class,
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
          SpeakerChosen.class,
          GoodsLaidOnStrategyCards.class,
          StrategyCardExhausted.class,
          StrategyCardTaken.class,
          StrategyCardsLaidOut.class,
          TechnologiesExhausted.class,
          TechnologiesReadied.class,
          TechnologyGained.class,
          TokenPlaced.class,
          TokensHeld.class,
          TokensMoved.class,
          TokensTakenBack.class,
          CaptivesReturned.class,
          InfantryAwaited.class,
          UnitsCaptured.class,
          UnitsDamaged.class,
          UnitsDestroyed.class,
          UnitsMoved.class,
          UnitsPlaced.class,
          UnitsRemoved.class,
          UnitsMarked.class,
          UnitsRepaired.class);

  public static final WireTypes SHARED =
      WireTypes.of(KernelEvent.TYPES)
          .and(EVENTS)
          .and(GameProcedure.TYPES)
          .and(StrategyCardProcedure.TYPES)
          .and(MapProcedure.TYPES)
          .and(CombatProcedure.TYPES)
          .and(CombatOutcome.TYPES)
          .and(List.of(Relocated.class, GainControl.class, GainTechnology.class))
          .and(AgendaProcedure.TYPES)
          .and(AbilityProcedure.TYPES)
          .and(Occurrence.TYPES);

  private TableTypes() {}
}
