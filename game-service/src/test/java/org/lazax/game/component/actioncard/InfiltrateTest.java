package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 gains Loki (75), on which P2 has structures. */
class InfiltrateTest {
  private static final UseAbility INFILTRATE =
      new UseAbility(Service.GAME, AbilityRef.parse("action_card/infiltrate"));
  private static final LetPass KEEP_PDS = new LetPass(Service.GAME);
  private static final Place LOKI = Place.of("75/loki");

  private static TableKit loki(String faction) {
    return TableKit.players(2)
        .player(P1, faction)
        .tile("75", 0, 0)
        .tokens(P1, "75")
        .controls(P2, "loki", "arretze")
        .holds(P1, "infiltrate");
  }

  private static Scenario<GameState> gained(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting())
            .frame(new GainControl(Service.GAME, P1, new PlanetId("loki"))));
  }

  @Test
  @Rule("action_cards.7")
  void structuresOfOthersAreReplacedByOnesOwn() {
    Scenario<GameState> asked =
        gained(loki("sol").units(P2, "75/loki", PDS, 2).units(P2, "75/loki", SPACE_DOCK, 1));
    assertThat(asked.awaited()).containsExactly(P1);

    assertThat(asked.when(P1, INFILTRATE).table().units().at(LOKI))
        .containsExactlyInAnyOrder(UnitStack.of(P1, PDS, 2), UnitStack.of(P1, SPACE_DOCK, 1));
    assertThat(asked.when(P1, new LetPass(Service.GAME)).table().units().at(LOKI)).isEmpty();
  }

  @Test
  @Rule({"action_card/infiltrate.N1", "faction_ability/assimilate.N2"})
  void whatIsAssimilatedIsThereNoMore() {
    Scenario<GameState> gained = gained(loki("l1z1x").units(P2, "75/loki", PDS, 1));

    assertThat(gained.awaited()).isEmpty();
    assertThat(gained.table().units().at(LOKI)).containsExactly(UnitStack.of(P1, PDS, 1));
  }

  @Test
  @Rule({"action_card/infiltrate.N2", "action_card/infiltrate.N2.1"})
  void withAnEmptyReserveEachIsTakenFromASystemWithoutOnesTokenOrLeft() {
    TableKit kit =
        loki("titans")
            .units(P2, "75/loki", PDS, 2)
            .tile("19", 1, 0)
            .tile("20", 2, 0)
            .tile("21", 3, 0)
            .tokens(P1, "21")
            .controls(P1, "wellon", "vefut_ii", "thibah")
            .damaged(P1, "19/wellon", PDS, 2)
            .units(P1, "20/vefut_ii", PDS, 2)
            .units(P1, "21/thibah", PDS, 2);
    Scenario<GameState> first = gained(kit).when(P1, INFILTRATE);
    assertThat(candidates(first)).containsExactly("19/wellon", "20/vefut_ii", "none");

    Scenario<GameState> second = first.when(P1, new Choose(Service.GAME, List.of("19/wellon")));
    assertThat(candidates(second)).containsExactly("19/wellon", "20/vefut_ii", "none");
    Scenario<GameState> one =
        second.when(P1, new Choose(Service.GAME, List.of("none"))).when(P1, KEEP_PDS);
    assertThat(one.table().units().at(LOKI)).containsExactly(UnitStack.of(P1, PDS, 1));
    assertThat(one.table().units().at(Place.of("19/wellon")))
        .containsExactly(new UnitStack(P1, PDS, 1, true));
    Scenario<GameState> both =
        second
            .when(P1, new Choose(Service.GAME, List.of("19/wellon")))
            .when(P1, KEEP_PDS)
            .when(P1, KEEP_PDS);
    assertThat(both.table().units().at(LOKI)).containsExactly(UnitStack.of(P1, PDS, 2));
    assertThat(both.table().units().at(Place.of("19/wellon"))).isEmpty();
  }

  @Test
  @Rule("action_cards.7")
  void aDockIsNotReplacedByAFactoryThatFloats() {
    assertThat(gained(loki("saar").units(P2, "75/loki", SPACE_DOCK, 1)).awaited()).isEmpty();
  }

  private static List<String> candidates(Scenario<GameState> scenario) {
    return ((AbilityOption.Choice) scenario.options(P1).getFirst()).candidates();
  }
}
