package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;

/** P2 plays the Council Keleres. P1 has Imperial. */
class CustodiaVigiliaTest {
  private static final PlanetId CUSTODIA = new PlanetId("custodia_vigilia");

  @Test
  @Rule("planet/custodia_vigilia.N1")
  void itsCardComesExhaustedWithTheTechnology() {
    TableKit kit = TableKit.players(2).player(P2, "keleres");
    Table gained = gained(kit, "i_i_h_q_modernization");
    assertThat(gained.planets().controller(CUSTODIA)).contains(P2);
    assertThat(gained.planets().readied(P2, CUSTODIA)).isFalse();
    assertThat(gained(kit, "sarween_tools").planets().controller(CUSTODIA)).isEmpty();
  }

  private static Table gained(TableKit kit, String technology) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P2).acting())
                .frame(new GainTechnology(Service.GAME, P2, new TechnologyId(technology), false)))
        .table();
  }

  /** P1 is in the system of Mecatol Rex, P3 next to it, and P4 far away; P2 is farther still. */
  @Test
  @Rule("technology/i_i_h_q_modernization.N1")
  void whoIsAtMecatolRexOrNextToItIsANeighbourAndMutually() {
    TableKit apart =
        TableKit.players(4)
            .player(P2, "keleres")
            .tile("18", 0, 0)
            .tile("46", 1, 0)
            .tile("47", 9, 0)
            .tile("75", -9, 0)
            .units(P1, "18", UnitType.CRUISER, 1)
            .units(P3, "46", UnitType.CRUISER, 1)
            .units(TableKit.P4, "47", UnitType.CRUISER, 1)
            .controls(P2, "loki");
    assertThat(Neighbours.of(apart.table(), P2)).isEmpty();
    Table table = apart.technologies(P2, "i_i_h_q_modernization").table();
    assertThat(Neighbours.of(table, P2)).containsExactly(P1, P3);
    assertThat(Neighbours.are(table, P1, P2)).isTrue();
    assertThat(Neighbours.are(table, P3, P2)).isTrue();
    assertThat(Neighbours.are(table, TableKit.P4, P2)).isFalse();
    assertThat(Neighbours.are(table, P1, TableKit.P4)).isFalse();
    Table byPlanet =
        apart
            .technologies(P2, "i_i_h_q_modernization")
            .controls(TableKit.P4, "mecatol_rex")
            .table();
    assertThat(Neighbours.are(byPlanet, TableKit.P4, P2)).isTrue();
  }

  @Test
  @Rule({"planet/custodia_vigilia.N2", "planet/custodia_vigilia.N3"})
  void nothingStandsOnItAndItLiesNextToNothing() {
    TableKit kit =
        TableKit.players(2)
            .player(P2, "keleres")
            .tile("18", 0, 0)
            .tile("75", 1, 0)
            .units(P1, "18", UnitType.CRUISER, 1)
            .controls(P2, "custodia_vigilia");
    Table table = kit.table();

    assertThat(table.place(CUSTODIA)).isEmpty();
    for (UnitType type : UnitType.values()) {
      assertThat(UnitPlacement.isOpen(table, P2, type, CUSTODIA)).isFalse();
      assertThat(UnitPlacement.planets(table, P2, type)).isEmpty();
    }
    for (SystemId system : table.galaxy().systems()) {
      assertThat(Starmap.of(table).adjacentPlanets(system)).doesNotContain(CUSTODIA);
    }
    assertThat(Neighbours.of(table, P2)).isEmpty();
    assertThat(Neighbours.of(kit.controls(P2, "loki").table(), P2)).containsExactly(P1);
  }

  private static TableKit imperial() {
    TableKit kit =
        Cards.held(
            TableKit.players(3).player(P1, "letnev").player(P2, "keleres").player(P3, "hacan"),
            P1,
            "imperial");
    return Cards.objectives(kit, 3, 5, "corner_the_market")
        .controls(P1, "arc_prime", "wren_terra", "abyz", "fria", "lirta_iv", "bereg")
        .controls(P2, "custodia_vigilia")
        .controls(P3, "kamdorn")
        .sheet(P2, 3, 3, 0)
        .sheet(P3, 3, 3, 0);
  }

  private static Scenario<GameState> used(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, new UseStrategyCard(card("imperial")))
        .thenAccepted();
  }

  @Test
  @Rule("planet/custodia_vigilia.N8")
  void aTokenOfItPaysForTheSecondaryOfTheSameAction() {
    Scenario<GameState> gained =
        used(imperial().controls(P1, "mecatol_rex"))
            .when(P1, new ScoreNothing())
            .when(P2, choose("strategy"))
            .when(P2, choose("tactic"))
            .thenAccepted();
    assertThat(gained.table().player(P2).tokens()).isEqualTo(new Tokens(4, 3, 1));
    assertThat(gained.awaited()).containsExactly(P2);
    Scenario<GameState> followed =
        gained
            .when(P2, new FollowStrategyCard(Optional.empty(), Optional.empty()), 1)
            .thenAccepted();
    assertThat(followed.table().player(P2).secrets()).hasSize(1);
    assertThat(followed.table().player(P2).tokens()).isEqualTo(new Tokens(4, 3, 0));
  }

  @Test
  @Rule("planet/custodia_vigilia.N7")
  void itGivesNothingForAnObjectiveScoredByImperial() {
    Scenario<GameState> scored =
        used(imperial())
            .when(P1, new ScoreObjective(new ObjectiveId("corner_the_market"), Optional.empty()));
    assertThat(scored.table().player(P1).victoryPoints()).isEqualTo(1);
    assertThat(scored.table().player(P2).tokens()).isEqualTo(new Tokens(3, 3, 0));
    assertThat(scored.awaited()).as("for a secret").containsExactly(P1);

    TableKit own = Cards.held(imperial().controls(P2, "mecatol_rex"), P2, "imperial");
    Scenario<GameState> byItself =
        Scenario.given(new GameDecider(StandardRules.TABLE), own.frame(new Turn(P2)))
            .when(P2, new UseStrategyCard(card("imperial")));
    assertThat(byItself.table().player(P2).victoryPoints()).isEqualTo(1);
    assertThat(byItself.table().player(P2).tokens())
        .as("not its own")
        .isEqualTo(new Tokens(3, 3, 0));
    assertThat(byItself.awaited()).as("nor asked for a pool").doesNotContain(P2);
  }
}
