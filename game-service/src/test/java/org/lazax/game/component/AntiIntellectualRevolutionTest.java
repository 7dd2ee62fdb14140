package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Anti-Intellectual Revolution takes a ship for each technology that is researched. */
class AntiIntellectualRevolutionTest {
  private static final TechnologyId MOTIVATOR = new TechnologyId("neural_motivator");
  private static final TableKit FLEET =
      TableKit.players(3)
          .round(1)
          .tile("26", 0, 0)
          .tile("27", 1, 0)
          .controls(P1, "lodor")
          .controls(P2, "starpoint")
          .controls(P3, "centauri")
          .sheet(P1, 3, 9, 2)
          .units(P1, "26", UnitType.CARRIER, 1)
          .units(P1, "26", UnitType.FIGHTER, 1)
          .units(P1, "27", UnitType.CRUISER, 1)
          .units(P2, "27", UnitType.DESTROYER, 1);
  private static final TableKit LAW = FLEET.law("anti_intellectual_revolution");

  @Test
  @Rule("abilities.8")
  void whoResearchesDestroysAShip() {
    var asked = gained(LAW, true);
    assertThat(asked.awaited()).containsExactly(P1);
    for (String other : List.of("26:fighter:1", "27:destroyer:1")) {
      asked.when(P1, choose(other)).thenRefusedAs("no-such-choice");
    }
    var after = asked.when(P1, choose("27:cruiser:1")).thenAccepted().table();

    assertThat(after.units().at(Place.of("27")))
        .containsExactly(UnitStack.of(P2, UnitType.DESTROYER, 1));
    assertThat(after.units().at(Place.of("26"))).hasSize(2);
    assertThat(after.player(P1).owns(MOTIVATOR)).isTrue();
  }

  @Test
  @Rule("agenda/anti_intellectual_revolution.N1")
  void aGainWithoutResearchTakesNoShip() {
    assertThat(gained(LAW, false).table().units()).isEqualTo(LAW.table().units());
  }

  @Test
  @Rule({"agenda/anti_intellectual_revolution.N1.1", "faction_ability/propagation.N4.1"})
  void nekroIsNotAffectedWhenItWouldResearchOrGains() {
    TableKit nekro = LAW.player(P1, "nekro").sheet(P1, 3, 5, 2);
    Scenario<GameState> gained = gained(nekro, false);
    assertThat(gained.table().units()).isEqualTo(LAW.table().units());
    assertThat(gained.table().player(P1).owns(MOTIVATOR)).isTrue();

    Scenario<GameState> instead =
        Scenario.given(
                new GameDecider(StandardRules.TABLE), nekro.frame(new Research(P1, 0, false)))
            .when(P1, choose("tactic"))
            .when(P1, choose("tactic"))
            .when(P1, choose("strategy"))
            .thenAccepted();
    assertThat(instead.table().player(P1).tokens()).isEqualTo(new Tokens(5, 5, 3));
    assertThat(instead.table().units()).isEqualTo(LAW.table().units());
    assertThat(instead.table().kernel().stack()).as("nothing is asked").isEmpty();
  }

  @Test
  @Rule("agenda/anti_intellectual_revolution.N3")
  void whoHasOnlyFightersMayStillResearch() {
    TableKit kit =
        TableKit.players(3)
            .round(1)
            .tile("26", 0, 0)
            .controls(P1, "lodor")
            .controls(P2, "starpoint")
            .controls(P3, "centauri")
            .units(P1, "26/lodor", UnitType.SPACE_DOCK, 1)
            .units(P1, "26", UnitType.FIGHTER, 1)
            .law("anti_intellectual_revolution");

    var after = gained(kit, true);
    assertThat(after.awaited()).isEmpty();
    assertThat(after.table().player(P1).owns(MOTIVATOR)).isTrue();
  }

  @Test
  void theRejectedLawTakesNoShips() {
    TableKit rejected =
        FLEET.effect(
            P1, "agenda/anti_intellectual_revolution#next-strategy-phase", Map.of("round", "2"));

    assertThat(gained(rejected, true).awaited()).isEmpty();
  }

  private static Choose choose(String ship) {
    return new Choose(Service.GAME, List.of(ship));
  }

  private static Scenario<GameState> gained(TableKit kit, boolean researched) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new GainTechnology(Service.GAME, P1, MOTIVATOR, researched)));
  }
}
