package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Heroes that destroy units as the action of a turn. */
class DestroyingHeroesTest {
  private static final String GURNO = "leader/gurno_aggero";
  private static final String FLAYESH = "leader/unit_dsgn_flayesh";

  @Test
  @Rule("leader/gurno_aggero.N1")
  void gurnoAggeroReachesSystemsNextToADockButNotItsOwn() {
    TableKit one =
        TableKit.players(2)
            .leaders(P1, "gurno_aggero")
            .tile("26", 0, 0)
            .tile("27", 0, 1)
            .tile("28", 0, 2)
            .units(P1, "26/lodor", SPACE_DOCK, 1)
            .units(P2, "26/lodor", INFANTRY, 1);

    assertThat(candidates(turn(one.tile("35", 1, 0)).when(P1, use(GURNO))))
        .containsExactlyInAnyOrder("27", "35");
    assertThat(candidates(turn(one.units(P1, "27/new_albion", SPACE_DOCK, 1)).when(P1, use(GURNO))))
        .containsExactlyInAnyOrder("26", "27", "28");
  }

  @Test
  void gurnoAggeroDestroysInfantryAndFightersOfOthers() {
    TableKit kit =
        TableKit.players(2)
            .leaders(P1, "gurno_aggero")
            .tile("26", 0, 0)
            .tile("27", 0, 1)
            .units(P1, "26/lodor", SPACE_DOCK, 1)
            .units(P2, "27", CARRIER, 1)
            .units(P2, "27", FIGHTER, 2)
            .units(P2, "27/new_albion", INFANTRY, 3)
            .units(P2, "27/new_albion", PDS, 1)
            .units(P1, "27/starpoint", INFANTRY, 1);
    Scenario<GameState> after = turn(kit).when(P1, use(GURNO)).thenAccepted();

    assertThat(after.events()).contains(new HeroPurged(P1, new LeaderId("gurno_aggero")));
    assertThat(units(after, "27")).containsExactly(UnitStack.of(P2, CARRIER, 1));
    assertThat(units(after, "27/new_albion")).containsExactly(UnitStack.of(P2, PDS, 1));
    assertThat(units(after, "27/starpoint")).containsExactly(UnitStack.of(P1, INFANTRY, 1));
  }

  /** New Albion has a biotic specialty, one resource and one influence; Starpoint has none. */
  @Test
  @Rule("leader/unit_dsgn_flayesh.N2")
  void flayeshTakesAPlanetApartForGoodsAndATechnologyOfItsColour() {
    Scenario<GameState> asked = turn(nekro()).when(P1, use(FLAYESH));

    assertThat(candidates(asked)).contains("neural_motivator").doesNotContain("infantry_ii");
    Scenario<GameState> after =
        asked.when(P1, new Choose(Service.GAME, List.of("neural_motivator"))).thenAccepted();
    assertThat(units(after, "27/new_albion")).isEmpty();
    assertThat(after.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(after.table().kernel().within(Destroyed.class)).isPresent();
    assertThat(after.table().kernel().within(GainTechnology.class).map(GainTechnology::technology))
        .contains(new TechnologyId("neural_motivator"));
  }

  @Test
  void flayeshNeedsUnitsInTheSystem() {
    TableKit away =
        TableKit.players(2).player(P1, "nekro").leaders(P1, "unit_dsgn_flayesh").tile("27", 0, 1);

    turn(away).when(P1, use(FLAYESH)).thenRefused("abilities.3");
  }

  private static TableKit nekro() {
    return TableKit.players(2)
        .player(P1, "nekro")
        .leaders(P1, "unit_dsgn_flayesh")
        .tile("27", 0, 1)
        .units(P1, "27", CRUISER, 1)
        .units(P2, "27/new_albion", INFANTRY, 2)
        .units(P2, "27/new_albion", PDS, 1);
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static List<String> candidates(Scenario<GameState> asked) {
    return ((AbilityOption.Choice) asked.options(P1).getFirst()).candidates();
  }

  private static List<UnitStack> units(Scenario<GameState> after, String place) {
    return after.table().units().at(Place.of(place));
  }
}
