package org.lazax.game.technology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.planets;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.council.LawExhausted;
import org.lazax.table.event.council.LawsReadied;

/** A Research Team on Mellon, a planet of P1 without a specialty. */
class ResearchTeamTest {
  private static final LetPass PASS = new LetPass(Service.GAME);
  private static final TableKit KIT =
      TableKit.players(3)
          .tile("38", 1, 0)
          .sheet(P2, 3, 3, 0)
          .sheet(P3, 3, 3, 0)
          .controls(P1, "mellon")
          .controls(P2, "zohbat")
          .controls(P3, "abyz");

  @ParameterizedTest
  @CsvSource({
    "research_team_biotic, dacxive_animators, gravity_drive",
    "research_team_cybernetic, graviton_laser_system, dacxive_animators",
    "research_team_propulsion, gravity_drive, self_assembly_routines",
    "research_team_warfare, self_assembly_routines, graviton_laser_system"
  })
  @Rule({
    "agenda/research_team_biotic.N1",
    "agenda/research_team_cybernetic.N1",
    "agenda/research_team_propulsion.N1",
    "agenda/research_team_warfare.N1"
  })
  void theLawIsExhaustedForAPrerequisiteOfItsColour(String law, String its, String other) {
    Scenario<GameState> begun = research(KIT.law(law, "mellon"));
    begun.when(P1, PASS).when(P1, of(its)).thenRefused("technology.12");

    Scenario<GameState> used = begun.when(P1, use(law)).thenAccepted();
    assertThat(used.happened()).contains(new LawExhausted(new AgendaId(law)));
    assertThat(isExhausted(used.table(), law)).isTrue();
    assertThat(used.table().planets().readied(P1, planets("mellon").getFirst())).isTrue();
    used.when(P1, of(other)).thenRefused("technology.12");
    Table after = used.when(P1, of(its)).thenAccepted().table();
    assertThat(after.player(P1).owns(new TechnologyId(its))).isTrue();
    assertThat(after.kernel().effects()).as("for one research").isEmpty();
  }

  @Test
  void itIgnoresOnlyOnePrerequisite() {
    research(KIT.law("research_team_biotic", "mellon"))
        .when(P1, use("research_team_biotic"))
        .when(P1, of("hyper_metabolism"))
        .thenRefused("technology.12");
  }

  @Test
  void anExhaustedLawIsNotUsedUntilTheStatusPhaseReadiesIt() {
    AgendaId id = new AgendaId("research_team_biotic");
    TableKit exhausted = KIT.law(id.value(), "mellon").with(new LawExhausted(id)::fold);

    assertThat(Using.abilities(research(exhausted), P1)).isEmpty();
    assertThat(exhausted.table().guard(new LawExhausted(id)).flatMap(Refusal::rule))
        .contains("exhausted.1");
    Scenario<GameState> readied =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            exhausted.frame(new StatusPhase().at(Step.READY, List.of())));
    assertThat(readied.events()).contains(new LawsReadied(List.of(id)));
    assertThat(isExhausted(readied.table(), id.value())).isFalse();
  }

  @Test
  void itIsUsedByWhoControlsThePlanetAlsoIfItIsExhausted() {
    String law = "research_team_biotic";
    Scenario<GameState> others = research(KIT.law(law, "zohbat"));
    assertThat(Using.abilities(others, P1)).isEmpty();
    others.when(P1, of("dacxive_animators")).thenRefused("technology.12");

    TableKit exhausted = KIT.controlsExhausted(P1, "mellon").law(law, "mellon");
    assertThat(Using.abilities(research(exhausted), P1)).containsExactly("agenda/" + law);
  }

  @Test
  void itIsOfferedOnlyIfATechnologyOfItsColourCouldThenBeResearched() {
    TableKit biotic = KIT.law("research_team_biotic", "mellon");
    TableKit two = biotic.technologies(P1, "neural_motivator", "dacxive_animators");
    TableKit three =
        biotic.technologies(P1, "neural_motivator", "dacxive_animators", "psychoarchaeology");

    assertThat(Using.abilities(research(two), P1)).hasSize(1);
    assertThat(Using.abilities(research(three), P1)).as("no green one is missing").isEmpty();
  }

  @Test
  void withAnAlgorithmItSufficesForAnUpgradeThatNeitherAllowsAlone() {
    TableKit both =
        KIT.law("research_team_propulsion", "mellon").technologies(P1, "ai_development_algorithm");
    String algorithm = "technology/ai_development_algorithm#research";
    Scenario<GameState> begun = research(both);

    begun
        .when(P1, ability(algorithm))
        .when(P1, PASS)
        .when(P1, of("carrier_ii"))
        .thenRefused("technology.12");
    begun
        .when(P1, use("research_team_propulsion"))
        .when(P1, ability(algorithm))
        .when(P1, of("carrier_ii"))
        .thenAccepted();
  }

  @Test
  void whatItAllowsOutlastsTheLaw() {
    research(KIT.effect(P1, "agenda/research_team_biotic"))
        .when(P1, of("dacxive_animators"))
        .thenAccepted();
  }

  private static boolean isExhausted(Table table, String law) {
    return table.council().law(new AgendaId(law)).orElseThrow().exhausted();
  }

  private static Scenario<GameState> research(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Research(P1, 0, false)));
  }

  private static UseAbility use(String law) {
    return ability("agenda/" + law);
  }

  private static UseAbility ability(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  private static ResearchTechnology of(String technology) {
    return new ResearchTechnology(new TechnologyId(technology), List.of(), Optional.empty());
  }
}
