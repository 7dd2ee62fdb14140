package org.lazax.game.component.relic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.table.event.relics.RelicExhausted;

/** P1 has The Prophet's Tears and no technology. */
class TheProphetsTearsTest {
  private static final String DRAW = "relic/the_prophets_tears#action-card";
  private static final String IGNORE = "relic/the_prophets_tears#prerequisite";
  private static final RelicId TEARS = new RelicId("the_prophets_tears");

  @Test
  @Rule("relics.3")
  void itIsExhaustedToIgnoreAPrerequisite() {
    Scenario<GameState> begun = research(kit());
    begun
        .when(P1, new LetPass(Service.GAME))
        .when(P1, of("bio_stims"))
        .thenRefused("technology.12");

    Scenario<GameState> used = begun.when(P1, ability(IGNORE));
    used.when(P1, of("hyper_metabolism")).thenRefused("technology.12");
    Scenario<GameState> researched = used.when(P1, of("bio_stims")).thenAccepted();
    assertThat(researched.table().player(P1).owns(new TechnologyId("bio_stims"))).isTrue();
    assertThat(used.happened()).contains(new RelicExhausted(P1, TEARS));
  }

  @Test
  void itIsExhaustedToDrawAnActionCard() {
    Scenario<GameState> drawn = research(kit()).when(P1, ability(DRAW), 1).thenAccepted();

    assertThat(drawn.table().player(P1).actionCards()).hasSize(1);
    assertThat(drawn.happened()).contains(new RelicExhausted(P1, TEARS));
    assertThat(abilities(drawn, P1)).isEmpty();
    drawn.when(P1, of("bio_stims")).thenRefused("technology.12");
    drawn.when(P1, of("neural_motivator")).thenAccepted();
  }

  @Test
  void itIsUsedInResearchOfItsOwnerWhileItIsReadied() {
    assertThat(abilities(research(kit()), P1)).containsExactly(DRAW, IGNORE);
    TableKit exhausted = kit().with(new RelicExhausted(P1, TEARS)::fold);
    assertThat(abilities(research(exhausted), P1)).isEmpty();
    TableKit others = HeldRelics.by(TableKit.players(2), P2, "the_prophets_tears");
    assertThat(research(others).awaited()).containsExactly(P1);
    assertThat(abilities(research(others), P1)).isEmpty();
  }

  @Test
  @Rule("relic/the_prophets_tears.N1")
  void itIsNotUsedWhenATechnologyIsGainedDirectly() {
    GainTechnology gain =
        new GainTechnology(Service.GAME, P1, new TechnologyId("neural_motivator"), false);
    Scenario<GameState> gained =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit().frame(gain));

    assertThat(gained.awaited()).isEmpty();
    assertThat(gained.table().player(P1).owns(new TechnologyId("neural_motivator"))).isTrue();
  }

  @Test
  @Rule({
    "relic/the_prophets_tears.N2",
    "faction_ability/propagation.N3",
    "faction_ability/propagation.N3.1"
  })
  void nekroDrawsTheCardAndCannotIgnoreAnything() {
    Scenario<GameState> begun =
        research(kit().player(P1, "nekro").sheet(P1, 3, 3, 2))
            .when(P1, choose("tactic"))
            .when(P1, choose("tactic"))
            .when(P1, choose("tactic"));
    assertThat(abilities(begun, P1)).containsExactly(DRAW);

    Scenario<GameState> drawn = begun.when(P1, ability(DRAW), 1).thenAccepted();
    assertThat(drawn.table().player(P1).actionCards()).hasSize(1);
    assertThat(drawn.table().player(P1).tokens().tactic()).isEqualTo(6);
  }

  private static ResearchTechnology of(String technology) {
    return new ResearchTechnology(new TechnologyId(technology), List.of(), Optional.empty());
  }

  private static Scenario<GameState> research(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Research(P1, 0, false)));
  }

  private static TableKit kit() {
    return HeldRelics.by(TableKit.players(2), P1, "the_prophets_tears");
  }
}
