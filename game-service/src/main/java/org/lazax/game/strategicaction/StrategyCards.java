package org.lazax.game.strategicaction;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.game.ability.GameMoments;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.construction.Sites;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.rules.procedure.StrategyCardProcedure.BuildStructure;
import org.lazax.rules.procedure.StrategyCardProcedure.ChooseFollowers;
import org.lazax.rules.procedure.StrategyCardProcedure.ChooseSpeaker;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.procedure.StrategyCardProcedure.GainGoods;
import org.lazax.rules.procedure.StrategyCardProcedure.HomeProduction;
import org.lazax.rules.procedure.StrategyCardProcedure.ImperialThrone;
import org.lazax.rules.procedure.StrategyCardProcedure.LeadershipTokens;
import org.lazax.rules.procedure.StrategyCardProcedure.LiftToken;
import org.lazax.rules.procedure.StrategyCardProcedure.LockSystem;
import org.lazax.rules.procedure.StrategyCardProcedure.LookAtAgendas;
import org.lazax.rules.procedure.StrategyCardProcedure.ReadyPlanets;
import org.lazax.rules.procedure.StrategyCardProcedure.Redistribute;
import org.lazax.rules.procedure.StrategyCardProcedure.Replenish;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.production.HomeDocks;
import org.lazax.rules.scoring.SecretDeck;
import org.lazax.rules.strategy.StrategyCardPrices;
import org.lazax.rules.technology.Researchable;
import org.lazax.rules.tokens.TokenPrice;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The steps of the abilities of each strategy card, in the order printed. The costs of secondary
 * abilities are in the catalog. Rule: strategic_action.3.
 */
final class StrategyCards {
  private static final List<UnitType> STRUCTURES = List.of(UnitType.PDS, UnitType.SPACE_DOCK);

  private static final Map<StrategyCardId, Abilities> ABILITIES =
      Map.of(
          id("leadership"),
          new Abilities(
              List.of((_, seat) -> new LeadershipTokens(seat, 3)),
              (seat, _) -> new LeadershipTokens(seat, 0),
              TokenPrice::isWithin,
              "leadership.3"),
          id("diplomacy"),
          new Abilities(
              List.of((_, seat) -> new LockSystem(seat), (_, seat) -> new ReadyPlanets(seat, 2)),
              (seat, _) -> new ReadyPlanets(seat, 2),
              (table, seat) -> !ControlledPlanets.exhausted(table, seat).isEmpty(),
              "diplomacy.3"),
          id("politics"),
          new Abilities(
              List.of(
                  (_, seat) -> new ChooseSpeaker(seat),
                  (_, seat) -> new DrawActionCards(seat, 2),
                  (_, seat) -> new LookAtAgendas(seat, 2)),
              (seat, _) -> new DrawActionCards(seat, 2),
              (_, _) -> true,
              "politics.3"),
          id("construction"),
          new Abilities(
              List.of(
                  (_, seat) -> new BuildStructure(seat, STRUCTURES, Optional.empty()),
                  (_, seat) -> new BuildStructure(seat, List.of(UnitType.PDS), Optional.empty())),
              (seat, system) -> new BuildStructure(seat, STRUCTURES, system),
              (table, seat) -> Sites.any(table, seat, STRUCTURES),
              "construction.3"),
          id("trade"),
          new Abilities(
              List.of(
                  (_, seat) -> new GainGoods(seat, 3),
                  (_, seat) -> new Replenish(seat),
                  (_, seat) -> new ChooseFollowers(seat)),
              (seat, _) -> new Replenish(seat),
              (_, _) -> true,
              "trade.5"),
          id("warfare"),
          new Abilities(
              List.of((_, seat) -> new LiftToken(seat), (_, seat) -> new Redistribute(seat)),
              (seat, _) -> new HomeProduction(seat),
              (table, seat) -> !HomeDocks.of(table, seat).isEmpty(),
              "warfare.3"),
          id("technology"),
          new Abilities(
              List.of((_, seat) -> new Research(seat, 0, false), StrategyCards::secondResearch),
              (seat, _) -> new Research(seat, 0, false),
              (table, seat) ->
                  Researchable.isAny(table, seat)
                      || GameMoments.MOMENTS.concern(table, new ResearchBegins(seat, seat)),
              "technology_sc.3"),
          id("imperial"),
          new Abilities(
              List.of(
                  (_, seat) -> new Scoring(seat, true, false),
                  (_, seat) -> new ImperialThrone(seat)),
              (seat, _) -> new DrawSecret(seat),
              (table, _) -> !SecretDeck.left(table).isEmpty(),
              "imperial.3"));

  /** The cards whose first print has other steps. What else differs is in the catalog. */
  private static final Map<StrategyCardId, Abilities> FIRST_PRINTS =
      Map.of(
          id("diplomacy"),
          of(id("diplomacy")).withPrimary(List.of((_, seat) -> LockSystem.readying(seat))));

  private StrategyCards() {}

  private static Research secondResearch(Table table, Seat seat) {
    int resources = StrategyCardPrices.resources(table, seat, id("technology"), 6);
    return new Research(seat, resources, true);
  }

  /** The abilities of a card in the print that is played. */
  static Abilities of(Table table, StrategyCardId card) {
    Abilities latest = of(card);
    return table.settings().playsFirstPrintOf(ComponentRef.of(card))
        ? FIRST_PRINTS.getOrDefault(card, latest)
        : latest;
  }

  private static Abilities of(StrategyCardId card) {
    return Objects.requireNonNull(ABILITIES.get(card), card::toString);
  }

  /** Whether the player can place a structure in this system by a secondary ability. */
  static boolean isSite(Table table, Seat seat, SystemId system) {
    return !Sites.of(table, new BuildStructure(seat, STRUCTURES, Optional.of(system))).isEmpty();
  }

  private static StrategyCardId id(String card) {
    return new StrategyCardId(card);
  }

  /**
   * The two abilities of a card.
   *
   * @param mayFollow whether the secondary ability can do anything for a player, according to
   *     public facts
   * @param followed the rule of the secondary ability
   */
  record Abilities(List<Step> primary, Effect secondary, Following mayFollow, String followed) {
    /** The same with other steps of the primary ability. */
    Abilities withPrimary(List<Step> steps) {
      return new Abilities(steps, secondary, mayFollow, followed);
    }

    /** For what the secondary ability costs resources. */
    Purpose purpose(Seat seat) {
      return secondary.of(seat, Optional.empty()) instanceof Research
          ? Purpose.RESEARCH
          : Purpose.RESOURCES;
    }
  }

  /** A step of a primary ability. Its procedure ends at once if it can do nothing. */
  @FunctionalInterface
  interface Step {
    Procedure of(Table table, Seat seat);
  }

  /**
   * The effect of a secondary ability. The system is that in which its token was placed, if any.
   */
  @FunctionalInterface
  interface Effect {
    Procedure of(Seat seat, Optional<SystemId> system);
  }

  @FunctionalInterface
  interface Following {
    boolean test(Table table, Seat seat);
  }
}
