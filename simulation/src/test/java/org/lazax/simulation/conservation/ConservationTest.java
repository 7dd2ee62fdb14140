package org.lazax.simulation.conservation;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.components.faction.mahact.TokensHeld;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.council.Law;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.strategy.StrategyCardsLaidOut;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.strategy.StrategyRow;
import org.lazax.table.tokens.Tokens;

/** Each check finds a table that violates its invariant, and accepts a consistent table. */
final class ConservationTest {
  private static final TableKit CONSISTENT =
      TableKit.players(2)
          .tile("18", 0, 0)
          .tile("19", 1, 0)
          .frame(new StrategyPhase())
          .with(t ->
              new StrategyCardsLaidOut(List.copyOf(Catalog.standard().strategyCards().keySet()))
                  .fold(t));

  @Test
  void aConsistentTableHasNoViolations() {
    assertThatCode(() -> check(CONSISTENT)).doesNotThrowAnyException();
  }

  @Test
  void moreUnitsThanPlasticAreFound() {
    TableKit wide = CONSISTENT.sheet(P1, 0, 16, 0);
    assertViolation(wide.units(P1, "19", UnitType.DREADNOUGHT, 6), "DREADNOUGHT");
    assertViolation(
        captured(wide, UnitType.DREADNOUGHT, 1).units(P1, "19", UnitType.DREADNOUGHT, 5),
        "DREADNOUGHT");
  }

  @Test
  void impossibleCaptivesAreFound() {
    assertThatCode(() -> check(captured(CONSISTENT, UnitType.CRUISER, 1)))
        .doesNotThrowAnyException();
    assertViolation(captured(CONSISTENT, UnitType.CRUISER, 0), "holds");
    assertViolation(captured(CONSISTENT, UnitType.FIGHTER, 1), "holds");
  }

  /** P2 has captured units of P1. */
  private static TableKit captured(TableKit kit, UnitType type, int count) {
    List<Captive> captives = List.of(new Captive(Optional.of(P1), type, count));
    return kit.with(t -> t.withPart(Captives.ID, held -> held.with(P2, captives)));
  }

  @Test
  void aNegativeNumberOfAwaitedInfantryIsFound() {
    assertViolation(
        CONSISTENT.with(t -> t.withPart(AwaitedInfantry.ID, a -> a.plus(P1, -1))), "come back");
  }

  @Test
  void aTokenHeldByItsOwnerIsFound() {
    assertViolation(CONSISTENT.with(new TokensHeld(P1, Set.of(P1))::fold), "holds");
  }

  @Test
  void moreThanSixteenCommandTokensAreFound() {
    assertViolation(CONSISTENT.sheet(P1, 8, 8, 1), "tokens");
    assertViolation(CONSISTENT.sheet(P1, 8, 8, 0).tokens(P1, "19"), "tokens");
    assertViolation(
        CONSISTENT.sheet(P1, 8, 8, 0).with(new TokensHeld(P2, Set.of(P1))::fold), "with others");
    assertViolation(
        CONSISTENT.with(t -> t.withPlayer(P1, p -> p.withTokens(new Tokens(-1, 3, 2)))), "tokens");
  }

  @Test
  void negativeGoodsAndTooManyCommoditiesAreFound() {
    assertViolation(CONSISTENT.goods(P1, -1, 0), "goods");
    assertViolation(CONSISTENT.goods(P1, 0, 7), "goods");
  }

  @Test
  void aStrategyCardInTwoPlacesOrNoneIsFound() {
    StrategyCardId trade = new StrategyCardId("trade");
    assertViolation(
        CONSISTENT.with(t -> t.withPlayer(P1, p -> p.withStrategyCards(Map.of(trade, false)))),
        "strategy cards");
    assertViolation(
        CONSISTENT.with(t ->
            t.withStrategyRow(new StrategyRow(Copies.without(t.strategyRow().goods(), trade)))),
        "strategy cards");
  }

  @Test
  void aSecretInTwoHandsIsFound() {
    ObjectiveId secret = new ObjectiveId("adapt_new_strategies");
    assertViolation(
        CONSISTENT.with(t ->
            t.withPlayer(P1, p -> p.withSecrets(List.of(secret)))
                .withPlayer(P2, p -> p.withSecrets(List.of(secret)))
                .withObjectives(t.objectives().withSecretsOut(Set.of(secret)))),
        "secrets");
  }

  @Test
  void anAgendaThatIsLawAndDiscardedIsFound() {
    AgendaId agenda = new AgendaId("shared_research");
    assertViolation(
        CONSISTENT.with(t ->
            t.withCouncil(
                t.council()
                    .withDrawn(agenda)
                    .withLaw(new Law(agenda, Optional.empty(), Optional.empty()))
                    .withDiscarded(agenda))),
        "agendas");
  }

  @Test
  void pointsWithoutASourceAreFound() {
    assertViolation(CONSISTENT.points(P1, 1), "points");
  }

  @Test
  void moreThanThePointsOfAnObjectiveIsFound() {
    ObjectiveId objective = Catalog.standard().publicObjectives().keySet().iterator().next();
    int worth = Catalog.standard().publicObjective(objective).points();

    assertThatCode(() -> check(CONSISTENT.points(P1, worth), scored(objective, worth)))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> check(CONSISTENT.points(P1, worth + 1), scored(objective, worth + 1)))
        .hasMessageContaining("points");
  }

  @Test
  void shipsOfTwoPlayersWithoutCombatAreFound() {
    TableKit together =
        CONSISTENT.units(P1, "19", UnitType.CRUISER, 1).units(P2, "19", UnitType.CRUISER, 1);
    assertViolation(together, "together");
    assertThatCode(() ->
            check(
                together.frame(
                    new GameProcedure.TacticalAction(P1, SystemId.of("19"))
                        .at(GameProcedure.TacticalAction.Progress.Step.SPACE_COMBAT))))
        .doesNotThrowAnyException();
  }

  @Test
  void aFleetBeyondItsPoolOrCapacityIsFound() {
    assertViolation(CONSISTENT.units(P1, "19", UnitType.CRUISER, 4), "too much");
    assertViolation(CONSISTENT.units(P1, "19", UnitType.INFANTRY, 1), "too much");
  }

  @Test
  void unitsOnThePlanetOfAnotherPlayerAreFound() {
    assertViolation(
        CONSISTENT.controls(P2, "wellon").units(P1, "19/wellon", UnitType.INFANTRY, 1), "stand on");
    assertViolation(CONSISTENT.units(P1, "19/wellon", UnitType.INFANTRY, 1), "stand on");
  }

  @Test
  void aPlanetThatIsNotOnTheBoardIsFound() {
    assertViolation(CONSISTENT.controls(P1, "lodor"), "off the board");
  }

  @Test
  void mecatolRexControlledBeforeTheCustodiansAreRemovedIsFound() {
    assertViolation(CONSISTENT.controls(P1, "mecatol_rex"), "custodians");
  }

  private static List<GameEvent> scored(ObjectiveId objective, int points) {
    return List.of(
        new ObjectiveScored(P1, objective),
        new VictoryPointsGained(P1, points, "public_objective/" + objective));
  }

  private static void assertViolation(TableKit kit, String what) {
    assertThatThrownBy(() -> check(kit))
        .isInstanceOf(Conservation.Violation.class)
        .hasMessageContaining(what);
  }

  private static void check(TableKit kit) {
    check(kit, List.of());
  }

  private static void check(TableKit kit, List<GameEvent> events) {
    new Conservation()
        .check(
            new LocalCommit(Stamp.NONE, Service.GAME, Optional.empty(), true, events), kit.table());
  }
}
