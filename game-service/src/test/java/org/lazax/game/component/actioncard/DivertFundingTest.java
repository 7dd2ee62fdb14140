package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.game.technology.ResearchOption;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.event.technology.TechnologyGained;

/** P1 plays Hacan and owns two biotic technologies and one cybernetic one. */
class DivertFundingTest extends ComponentActionCardTest {
  private static final TechnologyId SARWEEN = new TechnologyId("sarween_tools");

  DivertFundingTest() {
    super("divert_funding", "sarween_tools");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .technologies(P1, "neural_motivator", "dacxive_animators", "sarween_tools");
  }

  @Test
  @Rule("action_card/divert_funding.N1")
  void neitherUpgradesNorFactionTechnologiesAreReturned() {
    TableKit more = position().technologies(P1, "production_biomes", "infantry_ii");

    assertThat(candidates(turn(more).when(P1, use())))
        .containsExactlyInAnyOrder("neural_motivator", "dacxive_animators", "sarween_tools");
    refused(TableKit.players(2).technologies(P1, "production_biomes", "infantry_ii"));
  }

  @Test
  @Rule("action_card/divert_funding.N2")
  void theNewTechnologyNeedsItsPrerequisites() {
    assertThat(researchable(played()))
        .contains("antimass_deflectors")
        .doesNotContain("gravity_drive", "x_89_bacterial_weapon");
    played().when(P1, research("gravity_drive")).thenRefused("technology.12");
  }

  @Test
  @Rule("action_card/divert_funding.N2.1")
  void whatIsReturnedIsNoPrerequisiteAnyMore() {
    TableKit two = TableKit.players(2).technologies(P1, "neural_motivator", "sarween_tools");

    assertThat(researchable(played(two, "neural_motivator"))).doesNotContain("dacxive_animators");
    assertThat(researchable(played(two, "sarween_tools"))).contains("dacxive_animators");
  }

  @Test
  @Rule("action_card/divert_funding.N3")
  void anUpgradeOrAFactionTechnologyMayBeResearched() {
    assertThat(researchable(played())).contains("infantry_ii", "production_biomes");

    Scenario<GameState> researched = played().when(P1, research("infantry_ii"));
    assertThat(researched.table().player(P1).technologies())
        .contains(new TechnologyId("infantry_ii"))
        .doesNotContain(SARWEEN);
  }

  @Test
  @Rule("action_card/divert_funding.N4")
  void theTechnologyThatIsReturnedIsNotResearchedAgain() {
    assertThat(researchable(played())).doesNotContain("sarween_tools");
    played().when(P1, research("sarween_tools")).thenRefused("abilities.3");
  }

  @Test
  @Rule("action_card/divert_funding.N5")
  void theCardIsCancelledBeforeTheNewTechnologyIsNamed() {
    Scenario<GameState> named =
        turn(position().holds(P2, "sabotage"))
            .when(P1, use())
            .when(P1, new Choose(Service.GAME, List.of("sarween_tools")));
    assertThat(named.awaited()).containsExactly(P2);
    assertThat(named.table().player(P1).owns(SARWEEN)).isTrue();

    Scenario<GameState> asked = notCancelled(named);
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(asked.table().player(P1).owns(SARWEEN)).isFalse();
    assertThat(researchable(asked)).contains("infantry_ii");
  }

  @Test
  @Rule("action_card/divert_funding.N6")
  void whatIsReturnedExhaustedComesBackReadied() {
    TableKit exhausted =
        position()
            .with(
                t -> t.withPlayer(P1, p -> p.withTechnologies(p.technologies(), Set.of(SARWEEN))));
    Table returned = played(exhausted, "sarween_tools").table();
    Table again = new TechnologyGained(P1, SARWEEN).fold(returned);

    assertThat(again.player(P1).owns(SARWEEN)).isTrue();
    assertThat(again.player(P1).exhaustedTechnologies()).isEmpty();
  }

  private static ResearchTechnology research(String technology) {
    return new ResearchTechnology(new TechnologyId(technology), List.of(), Optional.empty());
  }

  private static List<String> researchable(Scenario<GameState> asked) {
    return ((ResearchOption) asked.options(P1).getFirst())
        .technologies().stream().map(Researchable::technology).map(TechnologyId::value).toList();
  }
}
