package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Combats;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** The Titans, P1, wake what sleeps on Loki and Abaddon (75). */
class AwakenTest {
  private static final String AWAKEN = "faction_ability/awaken";
  private static final String OURANOS = "unit/ouranos";
  private static final LetPass KEEP_PDS = new LetPass(Service.GAME);
  private static final PlanetId LOKI = new PlanetId("loki");
  private static final SystemId SYSTEM = SystemId.of("75");
  private static final Place ON_LOKI = Place.of("75/loki");

  private static TableKit titans() {
    return TableKit.players(2)
        .player(P1, "titans")
        .tile("75", 0, 0)
        .tile("19", 1, 0)
        .controls(P1, "elysium")
        .controls(P2, "arretze");
  }

  private static Scenario<GameState> activated(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, new ActivateSystem(SYSTEM))
        .thenAccepted();
  }

  private static List<String> usable(Scenario<GameState> scenario) {
    return scenario.options(P1).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }

  @Test
  @Rule("faction_ability/awaken.N4")
  void whereNoGroundForceIsThePlanetIsGainedAtOnceAndItsStructuresAreDestroyed() {
    Scenario<GameState> woken =
        Combats.over(
            activated(
                    titans()
                        .sleepers("loki")
                        .controls(P2, "loki")
                        .units(P2, "75/loki", SPACE_DOCK, 1))
                .when(P1, use(AWAKEN))
                .when(P1, KEEP_PDS));

    assertThat(woken.table().units().at(ON_LOKI, P2)).isEmpty();
    assertThat(woken.table().units().at(ON_LOKI, P1)).hasSize(1);
    assertThat(woken.table().planets().controls(P1, LOKI)).isTrue();
    assertThat(woken.table().planets().sleepers()).isEmpty();
    assertThat(woken.table().kernel().frame().map(Frame::procedure))
        .contains(new Movement(P1, SYSTEM));
  }

  @Test
  @Rule("faction_ability/awaken.N4")
  void whereGroundForcesAreTheInvasionBringsTheCombat() {
    TableKit kit = titans().controls(P2, "loki").units(P2, "75/loki", INFANTRY, 1);
    Scenario<GameState> woken = activated(kit.sleepers("loki")).when(P1, use(AWAKEN));
    assertThat(woken.table().planets().controls(P2, LOKI)).isTrue();
    assertThat(woken.table().units().at(ON_LOKI, P1)).hasSize(1);

    Scenario<GameState> invading =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.units(P1, "75/loki", PDS, 1)
                .frame(new TacticalAction(P1, SYSTEM).at(TacticalAction.Progress.Step.INVASION)));
    assertThat(invading.table().kernel().frame().map(Frame::procedure))
        .contains(new Invasion(P1, SYSTEM));
  }

  @Test
  @Rule("faction_ability/awaken.N3")
  void withoutAPdsInReserveOneIsTakenFromASystemWithoutOnesTokenAndIsRepaired() {
    TableKit spread =
        titans().sleepers("loki").tile("20", 2, 0).tokens(P1, "20").controls(P1, "vefut_ii");
    for (int tile = 21; tile < 25; tile++) {
      spread = spread.tile(Integer.toString(tile), tile, 0);
    }
    Scenario<GameState> woken =
        activated(
                spread
                    .controls(P1, "thibah", "tar_mann", "wellon")
                    .units(P1, "20/vefut_ii", PDS, 2)
                    .units(P1, "21/thibah", PDS, 2)
                    .units(P1, "22/tar_mann", PDS, 1)
                    .damaged(P1, "19/wellon", PDS, 1))
            .when(P1, use(AWAKEN));
    assertThat(((AbilityOption.Choice) woken.options(P1).getFirst()).candidates())
        .containsExactlyInAnyOrder("21/thibah", "22/tar_mann", "19/wellon");

    Scenario<GameState> taken = woken.when(P1, new Choose(Service.GAME, List.of("19/wellon")));
    assertThat(taken.table().units().at(Place.of("19/wellon"))).isEmpty();
    assertThat(taken.table().units().at(ON_LOKI)).noneMatch(UnitStack::damaged).hasSize(1);
  }

  @Test
  @Rule("faction_ability/awaken.N3")
  void noMoreAreWokenThanThereArePds() {
    TableKit kit = titans().sleepers("loki", "abaddon").tokens(P1, "19").controls(P1, "wellon");
    for (String planet : List.of("20/vefut_ii", "21/thibah")) {
      kit = kit.tile(planet.substring(0, 2), Integer.parseInt(planet.substring(0, 2)), 0);
      kit =
          kit.controls(P1, planet.substring(3))
              .tokens(P1, planet.substring(0, 2))
              .units(P1, planet, PDS, 2);
    }
    Scenario<GameState> woken = activated(kit.units(P1, "19/wellon", PDS, 1)).when(P1, use(AWAKEN));
    woken
        .when(P1, new Choose(Service.GAME, List.of("loki", "abaddon")))
        .thenRefusedAs("no-such-choice");
    woken.when(P1, new Choose(Service.GAME, List.of("abaddon"))).thenAccepted();
  }

  // ---- the flagship ----

  @Test
  @Rule("unit/ouranos.N1")
  void theFlagshipComesInPlaceOfAPdsThatWasThere() {
    TableKit kit = titans().controls(P1, "loki");
    assertThat(usable(activated(kit))).isEmpty();

    Scenario<GameState> deployed =
        activated(kit.units(P1, "75/loki", PDS, 1)).when(P1, use(OURANOS)).thenAccepted();
    assertThat(deployed.table().units().at(ON_LOKI)).isEmpty();
    assertThat(deployed.table().units().at(Place.space(SYSTEM)))
        .containsExactly(UnitStack.of(P1, FLAGSHIP, 1));
  }

  @Test
  @Rule("unit/ouranos.N2")
  void theFlagshipDoesNotComeInPlaceOfOneThatIsWokenInThisAction() {
    Scenario<GameState> woken =
        activated(titans().sleepers("loki").controls(P1, "loki"))
            .when(P1, use(AWAKEN))
            .when(P1, KEEP_PDS);
    assertThat(woken.table().kernel().frame().map(Frame::procedure))
        .as("nothing is left to be used")
        .contains(new Movement(P1, SYSTEM));

    Scenario<GameState> both =
        activated(titans().sleepers("loki").controls(P1, "loki").units(P1, "75/loki", PDS, 1));
    Scenario<GameState> after =
        both.when(P1, use(AWAKEN)).when(P1, KEEP_PDS).when(P1, use(OURANOS)).thenAccepted();
    assertThat(after.table().units().at(ON_LOKI)).allMatch(pds -> pds.mark().isPresent());
  }

  @Test
  @Rule("faction_ability/coalescence.N3")
  void aCeasefireOfTheTitansStopsNeitherOfThem() {
    TableKit kit =
        titans()
            .sleepers("loki")
            .controls(P1, "loki", "abaddon")
            .units(P1, "75/abaddon", PDS, 1)
            .units(P2, "75", CRUISER, 1)
            .notes(P2, "ceasefire@p1");
    UseAbility ceasefire =
        new UseAbility(
            Service.GAME, AbilityRef.parse("promissory_note/ceasefire"), Optional.of(P1));
    Scenario<GameState> truce =
        activated(kit).when(P1, new LetPass(Service.GAME)).when(P2, ceasefire);
    assertThat(usable(truce)).contains(AWAKEN, OURANOS);

    Scenario<GameState> woken = truce.when(P1, use(AWAKEN)).when(P1, KEEP_PDS).thenAccepted();
    assertThat(woken.table().units().at(ON_LOKI, P1)).hasSize(1);
    Scenario<GameState> deployed = woken.when(P1, use(OURANOS)).thenAccepted();
    assertThat(deployed.table().units().at(Place.space(SYSTEM), P1))
        .containsExactly(UnitStack.of(P1, FLAGSHIP, 1));
  }

  // ---- what comes of it ----

  @Test
  @Rule("faction_ability/coalescence.N2")
  void noEndOfTheTurnPreventsTheCombat() {
    Scenario<GameState> over =
        activated(
                titans()
                    .sleepers("loki")
                    .controls(P2, "loki")
                    .units(P2, "75/loki", INFANTRY, 1)
                    .technologies(P2, "nullification_field")
                    .units(P2, "75", CRUISER, 1))
            .when(P1, use(AWAKEN))
            .when(P1, KEEP_PDS)
            .when(P2, use("technology/nullification_field"))
            .thenAccepted();

    assertThat(over.table().kernel().frame().map(Frame::procedure))
        .contains(Invasion.ofGroundCombat(P1, SYSTEM, List.of(LOKI)));
    assertThat(over.table().kernel().within(TacticalAction.class)).isEmpty();
    assertThat(over.table().units().at(ON_LOKI, P1))
        .as("it is a PDS like any other, now that the action is over")
        .containsExactly(UnitStack.of(P1, PDS, 1));
  }

  @Test
  @Rule("faction_ability/coalescence.N2")
  void theFlagshipFightsToo() {
    Scenario<GameState> over =
        activated(
                titans()
                    .controls(P1, "loki")
                    .units(P1, "75/loki", PDS, 1)
                    .technologies(P2, "nullification_field")
                    .units(P2, "75", CRUISER, 1))
            .when(P1, use(OURANOS))
            .when(P2, use("technology/nullification_field"))
            .thenAccepted();

    assertThat(over.table().kernel().frame().map(Frame::procedure))
        .contains(new SpaceCombat(SYSTEM, P1, P2));
  }

  @Test
  void othersFightNobodyWhenTheirTurnIsOver() {
    Scenario<GameState> over =
        activated(
                TableKit.players(2)
                    .tile("75", 0, 0)
                    .technologies(P2, "nullification_field")
                    .units(P2, "75", CRUISER, 1)
                    .units(P1, "75", CRUISER, 1))
            .when(P2, use("technology/nullification_field"))
            .thenAccepted();

    assertThat(over.table().kernel().within(SpaceCombat.class)).isEmpty();
  }
}
