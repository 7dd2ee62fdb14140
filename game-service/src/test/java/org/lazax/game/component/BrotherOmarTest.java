package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 researches, with infantry on Abyz and Fria (38). */
class BrotherOmarTest {
  private static final String OMAR = "leader/brother_omar";

  @Test
  void theCardIsOneBioticPrerequisite() {
    Scenario<GameState> research = research(yin());

    research.when(P1, of("bio_stims")).thenAccepted();
    research.when(P1, of("hyper_metabolism")).thenRefused("technology.12");
    research.when(P1, of("gravity_drive")).thenRefused("technology.12");
    research(kit().player(P1, "yin")).when(P1, of("bio_stims")).thenRefused("technology.12");
  }

  @Test
  void asFirstPrintedItIsThatPrerequisiteAlone() {
    Scenario<GameState> research =
        research(yin().firstPrints("leader/brother_omar").technologies(P2, "assault_cannon"));

    assertThat(Using.abilities(research, P1)).isEmpty();
    research.when(P1, of("bio_stims")).thenAccepted();
    research.when(P1, of("hyper_metabolism")).thenRefused("technology.12");
  }

  @Test
  void anInfantryPaysForAllPrerequisitesOfATechnologyThatAnotherOwns() {
    Scenario<GameState> begun = research(yin().technologies(P2, "assault_cannon"));
    Scenario<GameState> used = begun.when(P1, Using.ability(OMAR));
    assertThat(Using.candidates(used, P1))
        .containsExactlyInAnyOrder("38/abyz:infantry:1", "38/fria:infantry:1");

    Scenario<GameState> given = used.when(P1, Using.choose("38/fria:infantry:1"));
    assertThat(given.happened())
        .contains(new UnitsRemoved(Place.of("38/fria"), List.of(UnitStack.of(P1, INFANTRY, 1))));
    assertThat(given.when(P1, of("assault_cannon")).table().player(P1).technologies())
        .contains(new TechnologyId("assault_cannon"));
    given.when(P1, of("neural_motivator")).thenRefused("abilities.3");
    begun
        .when(P1, new LetPass(Service.GAME))
        .when(P1, of("assault_cannon"))
        .thenRefused("technology.12");
  }

  @Test
  void itIsNotOfferedWithoutInfantryOrWithoutATechnologyOfAnother() {
    TableKit none =
        TableKit.players(3)
            .player(P1, "yin")
            .leaders(P1, "brother_omar")
            .technologies(P2, "assault_cannon");

    assertThat(Using.abilities(research(none), P1)).doesNotContain(OMAR);
    assertThat(Using.abilities(research(yin().technologies(P1, "assault_cannon")), P1))
        .doesNotContain(OMAR);
  }

  @Test
  @Rule("leader/brother_omar.N2")
  void theUpgradeOfARivalFactionIsNotTheGenericOne() {
    TableKit sol = yin().player(P2, "sol");

    assertThat(Using.abilities(research(sol.technologies(P2, "advanced_carrier_ii")), P1))
        .doesNotContain(OMAR);
    research(sol.technologies(P2, "advanced_carrier_ii", "assault_cannon"))
        .when(P1, Using.ability(OMAR))
        .when(P1, Using.choose("38/fria:infantry:1"))
        .when(P1, of("carrier_ii"))
        .thenRefused("abilities.3");
    assertThat(Using.abilities(research(yin().technologies(P3, "carrier_ii")), P1)).contains(OMAR);
  }

  @Test
  @Rule("leader/brother_omar.N2.1")
  void whoHasTheAllianceResearchesNoUpgradeOfItsFaction() {
    TableKit ally =
        kit()
            .player(P1, "sol")
            .player(P2, "yin")
            .leaders(P2, "brother_omar")
            .notesInPlay(P1, "alliance@p2");
    assertThat(Using.abilities(research(ally.technologies(P3, "carrier_ii")), P1))
        .doesNotContain(OMAR);

    Scenario<GameState> given =
        research(ally.technologies(P3, "carrier_ii", "assault_cannon"))
            .when(P1, Using.ability(OMAR))
            .when(P1, Using.choose("38/fria:infantry:1"));
    given.when(P1, of("advanced_carrier_ii")).thenRefused("abilities.3");
    given.when(P1, of("assault_cannon")).thenAccepted();
  }

  private static ResearchTechnology of(String technology) {
    return new ResearchTechnology(new TechnologyId(technology), List.of(), Optional.empty());
  }

  private static TableKit yin() {
    return kit().player(P1, "yin").leaders(P1, "brother_omar");
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .tile("38", 1, 0)
        .controls(P1, "abyz", "fria")
        .units(P1, "38/abyz", INFANTRY, 2)
        .units(P1, "38/fria", INFANTRY, 1);
  }

  private static Scenario<GameState> research(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting()).frame(new Research(P1, 0, false)));
  }
}
