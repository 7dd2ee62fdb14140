package org.lazax.game.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;

/** What hangs on a moment of the turn, shown by two technologies. */
class MomentTest {
  private static final UseAbility BIO_STIMS =
      new UseAbility(Service.GAME, AbilityRef.parse("technology/bio_stims"));
  private static final ActivateSystem ACTIVATE = new ActivateSystem(SystemId.of("38"));

  @Test
  @Rule({"abilities.8", "technology/e_res_siphons.N1"})
  void whatSaysNotMayHappensUnasked() {
    TableKit kit =
        board().technologies(P2, "e_res_siphons").units(P2, "38", CRUISER, 1).goods(P2, 1, 0);

    turn(kit)
        .when(P1, ACTIVATE)
        .then(table -> assertThat(table.player(P2).tradeGoods()).isEqualTo(5));
  }

  @Test
  @Rule("abilities.3")
  void anAbilityIsNotThereWhereItsConditionIsNot() {
    TableKit kit = board().technologies(P2, "e_res_siphons").units(P2, "18", CRUISER, 1);

    turn(kit).when(P1, ACTIVATE).then(table -> assertThat(table.player(P2).tradeGoods()).isZero());
  }

  @Test
  @Rule({"abilities.N6", "abilities.11", "readied.3"})
  void theEndOfTheTurnIsThereAlsoWhenItsPlayerPasses() {
    Scenario<GameState> ending = turn(stimulable()).when(P1, new Pass());

    assertThat(ending.awaited()).containsExactly(P1);
    assertThat(ending.options(P1)).hasAtLeastOneElementOfType(AbilityOption.Usable.class);

    ending
        .when(P1, BIO_STIMS)
        .when(P1, new Choose(Service.GAME, List.of("planet/meer")))
        .then(table -> {
          assertThat(table.planets().readied(P1, new PlanetId("meer"))).isTrue();
          assertThat(table.player(P1).exhaustedTechnologies())
              .containsExactlyInAnyOrder(
                  new TechnologyId("bio_stims"), new TechnologyId("transit_diodes"));
        });
  }

  @Test
  @Rule("abilities.N4.3")
  void whoLetsItPassIsNotAskedAgain() {
    Scenario<GameState> ending =
        turn(stimulable()).when(P1, new Pass()).when(P1, new LetPass(Service.GAME));

    assertThat(ending.table().kernel().stack()).isEmpty();
  }

  @Test
  void onlyWhatIsOfferedIsChosen() {
    turn(stimulable())
        .when(P1, new Pass())
        .when(P1, BIO_STIMS)
        .when(P1, new Choose(Service.GAME, List.of("planet/abyz")))
        .thenRefusedAs("no-such-choice");
  }

  @Test
  void aSpecialtyThatACardGivesIsOneToo() {
    turn(stimulable().attached("exploration/warfare_research_facility", "abyz"))
        .when(P1, new Pass())
        .when(P1, BIO_STIMS)
        .when(P1, new Choose(Service.GAME, List.of("planet/abyz")))
        .then(table -> assertThat(table.planets().readied(P1, new PlanetId("abyz"))).isTrue());
  }

  @Test
  @Rule("abilities.3")
  void whatOneDoesNotHaveIsNotUsed() {
    turn(stimulable())
        .when(P1, new Pass())
        .when(P1, new UseAbility(Service.GAME, AbilityRef.parse("technology/e_res_siphons")))
        .thenRefused("abilities.3");
  }

  @Test
  void whatNoComponentHasIsRefusedAsThat() {
    Scenario<GameState> ending = turn(stimulable()).when(P1, new Pass());

    refusedAsUnknown(ending, "technology/bio_stim");
    refusedAsUnknown(ending, "technology/bio_stims#primary");
    refusedAsUnknown(ending, "technology/gravity_drive");
    refusedAsUnknown(turn(stimulable()), "technology/bio_stim");
  }

  @Test
  @Rule("abilities.3")
  void abilitiesOfCombatsAreNoneOfThese() {
    turn(stimulable()).when(P1, use("faction_ability/ambush")).thenRefused("abilities.3");
    turn(stimulable()).when(P1, use("technology/supercharge")).thenRefused("abilities.3");
  }

  @Test
  void whatOnlyAnotherExpansionHasIsUnknown() {
    Ruleset base = StandardRules.BOOK.of(Optional.of(List.of(ExpansionId.BASE)));

    turn(stimulable()).when(P1, BIO_STIMS).thenRefused("abilities.3");
    refusedAsUnknown(
        turn(stimulable().with(table -> table.withRules(base))), "technology/bio_stims");
  }

  private static void refusedAsUnknown(Scenario<GameState> scenario, String ability) {
    Scenario<GameState> refused = scenario.when(P1, use(ability)).thenRefusedAs("unknown-ability");
    assertThat(refused.refusal().orElseThrow().values())
        .containsEntry("ability", AbilityRef.parse(ability));
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  private static TableKit board() {
    return TableKit.players(2).tile("38", 0, 0).tile("18", 0, 1);
  }

  private static TableKit stimulable() {
    return board()
        .technologies(P1, "bio_stims", "transit_diodes")
        .controlsExhausted(P1, "meer", "abyz")
        .with(table ->
            table.withPlayer(
                P1,
                player ->
                    player.withExhaustedTechnologies(
                        java.util.Set.of(new TechnologyId("transit_diodes")))));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
