package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.event.technology.TechnologyGained;
import org.lazax.table.event.technology.TechnologyReturned;

/** P1 plays Jol-Nar and has unlocked its hero. */
class RinTheMastersLegacyTest {
  private static final UseAbility RIN = use("leader/rin_the_masters_legacy");

  @Test
  @Rule("leader/rin_the_masters_legacy.N1")
  void technologiesAreExchangedForAnyOfTheirColour() {
    Scenario<GameState> asked = turn("neural_motivator", "cruiser_ii").when(P1, RIN);
    assertThat(candidates(asked))
        .as("of the own colour and the own deck, whatever they require")
        .containsExactlyInAnyOrder(
            "psychoarchaeology",
            "bio_stims",
            "dacxive_animators",
            "hyper_metabolism",
            "x_89_bacterial_weapon");

    Scenario<GameState> exchanged = asked.when(P1, choose("x_89_bacterial_weapon"));
    assertThat(owned(exchanged)).isEqualTo(technologies("cruiser_ii", "x_89_bacterial_weapon"));
    assertThat(exchanged.events())
        .contains(new HeroPurged(P1, new LeaderId("rin_the_masters_legacy")));
  }

  @Test
  @Rule("leader/rin_the_masters_legacy.N2")
  void whatIsHandedBackOrTakenIsNotTakenAgain() {
    Scenario<GameState> asked =
        turn("antimass_deflectors", "gravity_drive", "sarween_tools")
            .when(P1, RIN)
            .when(P1, choose("antimass_deflectors", "gravity_drive"));
    assertThat(candidates(asked))
        .contains("light_wave_deflector", "spatial_conduit_cylinders")
        .doesNotContain("antimass_deflectors", "gravity_drive");

    asked = asked.when(P1, choose("light_wave_deflector"));
    assertThat(candidates(asked))
        .contains("spatial_conduit_cylinders")
        .doesNotContain("antimass_deflectors", "gravity_drive", "light_wave_deflector");
    assertThat(owned(asked.when(P1, choose("spatial_conduit_cylinders"))))
        .isEqualTo(
            technologies("light_wave_deflector", "spatial_conduit_cylinders", "sarween_tools"));
  }

  @Test
  void oneForWhichNothingIsLeftIsKept() {
    Scenario<GameState> asked =
        turn(
                "neural_motivator",
                "psychoarchaeology",
                "bio_stims",
                "dacxive_animators",
                "hyper_metabolism")
            .when(P1, RIN)
            .when(P1, choose("neural_motivator", "psychoarchaeology"));

    assertThat(asked.awaited()).as("only one technology is left").isEmpty();
    assertThat(owned(asked))
        .isEqualTo(
            technologies(
                "x_89_bacterial_weapon",
                "psychoarchaeology",
                "bio_stims",
                "dacxive_animators",
                "hyper_metabolism"));
  }

  @Test
  @Rule("leader/rin_the_masters_legacy.N3")
  void whatIsHandedBackExhaustedComesBackReadied() {
    TableKit exhausted =
        board("bio_stims")
            .with(t ->
                t.withPlayer(
                    P1, p -> p.withTechnologies(p.technologies(), technologies("bio_stims"))));
    Scenario<GameState> exchanged =
        Scenario.given(new GameDecider(StandardRules.TABLE), exhausted.frame(new Turn(P1)))
            .when(P1, RIN)
            .when(P1, choose("neural_motivator"));
    assertThat(exchanged.events())
        .contains(new TechnologyReturned(P1, new TechnologyId("bio_stims")));

    assertThat(
            new TechnologyGained(P1, new TechnologyId("bio_stims"))
                .fold(exchanged.table())
                .player(P1)
                .exhaustedTechnologies())
        .isEmpty();
  }

  @Test
  @Rule("leader/rin_the_masters_legacy.N4")
  void noCardIsDrawnForWhatIsTakenInExchange() {
    TableKit allied =
        board("bio_stims")
            .player(P2, "nekro")
            .leaders(P2, "nekro_acidos")
            .notesInPlay(P1, "alliance@p2");
    Scenario<GameState> exchanged =
        Scenario.given(new GameDecider(StandardRules.TABLE), allied.frame(new Turn(P1)))
            .when(P1, RIN)
            .when(P1, choose("neural_motivator"))
            .thenAccepted();
    assertThat(owned(exchanged)).isEqualTo(technologies("neural_motivator"));
    assertThat(Using.abilities(exchanged, P1)).doesNotContain("leader/nekro_acidos");

    GainTechnology gain =
        new GainTechnology(Service.GAME, P1, new TechnologyId("sarween_tools"), false);
    assertThat(
            Using.abilities(
                Scenario.given(
                    new GameDecider(StandardRules.TABLE),
                    allied.frame(new Turn(P1).acting()).frame(gain)),
                P1))
        .as("for a technology that is gained")
        .containsExactly("leader/nekro_acidos");
  }

  @Test
  void withUnitUpgradesAloneItCannotBeUsed() {
    turn("cruiser_ii").when(P1, RIN).thenRefused("abilities.3");
  }

  private static TableKit board(String... technologies) {
    return TableKit.players(2)
        .player(P1, "jol_nar")
        .technologies(P1, technologies)
        .leaders(P1, "rin_the_masters_legacy");
  }

  private static Scenario<GameState> turn(String... technologies) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), board(technologies).frame(new Turn(P1)));
  }

  private static Choose choose(String... chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }

  private static List<String> candidates(Scenario<GameState> asked) {
    return ((AbilityOption.Choice) asked.options(P1).getFirst()).candidates();
  }

  private static Set<TechnologyId> owned(Scenario<GameState> scenario) {
    return scenario.table().player(P1).technologies();
  }

  private static Set<TechnologyId> technologies(String... ids) {
    return Stream.of(ids)
        .map(TechnologyId::new)
        .collect(java.util.stream.Collectors.toUnmodifiableSet());
  }
}
