package org.lazax.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.components.StandardRules;
import org.lazax.rules.objectives.judge.TableRequirements;
import org.lazax.rules.standing.StandingRules;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.Leaders;

class InertTest {
  private static final ComponentRef CARD = ComponentRef.parse("action_card/sabotage");

  private static Ruleset with(Missing missing) {
    Component component =
        new Component() {
          @Override
          public ComponentRef ref() {
            return CARD;
          }

          @Override
          public Missing missing() {
            return missing;
          }
        };
    return ruleset(Components.of(List.of(component)));
  }

  private static Ruleset ruleset(Components components) {
    return new Ruleset(Catalog.standard(), components, new StandingRules());
  }

  @Test
  void aCardWithoutCodeIsInert() {
    assertThat(Inert.in(ruleset(Components.NONE))).contains(CARD);
  }

  @Test
  void aCardThatActsInPartIsNot() {
    assertThat(Inert.in(with(Missing.NOTHING))).doesNotContain(CARD);
    assertThat(Inert.in(with(Missing.part("half of it")))).doesNotContain(CARD);
  }

  @Test
  void aCardWhoseCodeNoGameComesToIsInert() {
    assertThat(Inert.in(with(Missing.way("nobody can play it")))).contains(CARD);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "unit/carrier_i",
        "technology/carrier_ii",
        "exploration/dyson_sphere",
        "secret_objective/prove_endurance"
      })
  void whatTheCatalogSaysWhollyNeedsNoCode(String component) {
    assertThat(Inert.in(ruleset(Components.NONE))).doesNotContain(ComponentRef.parse(component));
  }

  @Test
  void aTextThatTypedValuesSayNeedsNoCode() {
    assertThat(Inert.in(ruleset(Components.NONE))).contains(ComponentRef.parse("unit/war_sun"));
    assertThat(Inert.in(StandardRules.RULESET)).doesNotContain(ComponentRef.parse("unit/war_sun"));
  }

  @Test
  void anObjectiveOfTheTableIsInertIfNobodyJudgesIt() {
    for (SecretObjective objective : Catalog.standard().secretObjectives().values()) {
      // What may be produced in a system is judged by the step that produces.
      if (objective.requirement() instanceof StateRequirement holding
          && !(holding instanceof StateRequirement.ProductionInOneSystem)) {
        assertThat(Inert.in(StandardRules.RULESET).contains(ComponentRef.of(objective.id())))
            .as(objective.name())
            .isEqualTo(!TableRequirements.canJudge(holding.getClass()));
      }
    }
  }

  @Test
  void whatIsShownIsLookedThroughForWhatIsInert() {
    record Hand(List<ActionCardId> cards, Optional<Leaders> leaders) {}
    record Shown(Map<TechnologyId, Hand> hands, AbilityRef ability, FactionId faction) {}
    Object shown =
        new Shown(
            Map.of(
                new TechnologyId("valefar_assimilator_x"),
                new Hand(
                    List.of(
                        new ActionCardId("archaeological_expedition"), new ActionCardId("bunker")),
                    Optional.of(
                        Leaders.of(
                            Map.of(
                                new LeaderId("xander_alexin_victori_iii"), LeaderState.READIED,
                                new LeaderId("2ram"), LeaderState.LOCKED))))),
            AbilityRef.parse("faction_ability/amalgamation#part"),
            new FactionId("xxcha"));

    assertThat(ruleset(Components.NONE).inert(List.of(shown)))
        .containsExactly(
            "faction_ability/amalgamation",
            "technology/valefar_assimilator_x",
            "action_card/archaeological_expedition",
            "action_card/bunker",
            "leader/2ram",
            "leader/xander_alexin_victori_iii");
  }
}
