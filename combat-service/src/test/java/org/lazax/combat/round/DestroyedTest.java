package org.lazax.combat.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.state.CombatState;
import org.lazax.components.StandardRules;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.capture.Captives;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has destroyed units of P2 in Lodor's system (26) outside of fights. */
class DestroyedTest {
  private static final String LODOR = "26/lodor";
  private static final List<Procedure> COUNCIL = List.of(new AgendaPhase());
  private static final List<Procedure> TURN = List.of(new ActionPhase(), new Turn(P1));

  @Test
  void infantryOfTheSecondLevelThatAnAgendaDestroysIsRolledFor() {
    Scenario<CombatState> after =
        gone(board().technologies(P2, "infantry_ii"), COUNCIL, INFANTRY, 3, 5, 6, 10);

    assertThat(AwaitedInfantry.of(after.table(), P2)).isEqualTo(2);
    assertThat(after.table().kernel().within(Destroyed.class)).isEmpty();
  }

  @Test
  void mechsAreWorthATradeGoodEachWithSelfAssemblyRoutines() {
    Scenario<CombatState> after =
        gone(board().technologies(P2, "self_assembly_routines"), COUNCIL, MECH, 2);

    assertThat(after.table().player(P2).tradeGoods()).isEqualTo(2);
  }

  /** Without a commodity the first can only gain one. */
  @Test
  @Rule({"unit/crimson_legionnaire_i.N1", "unit/crimson_legionnaire_i.N1.1"})
  void theOwnerOfLegionnairesDecidesForEachThatDies() {
    Scenario<CombatState> asked = gone(board().player(P2, "mahact"), COUNCIL, INFANTRY, 2);
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<CombatState> converted =
        asked.when(P2, new Choose(Service.COMBAT, List.of("convert_commodity"))).thenAccepted();
    assertThat(converted.table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(converted.table().player(P2).commodities()).isZero();
    Scenario<CombatState> gained =
        asked.when(P2, new Choose(Service.COMBAT, List.of("gain_commodity"))).thenAccepted();
    assertThat(gained.table().player(P2).tradeGoods()).isZero();
    assertThat(gained.table().player(P2).commodities()).isEqualTo(2);
  }

  @Test
  void theLastWarSunOfAPlayerWhoIsOutTriggersNothing() {
    TableKit out =
        board()
            .tile("38", 0, 1)
            .controls(P1, "abyz")
            .technologies(P1, "valkyrie_particle_weave")
            .controls(P3, "fria")
            .with(new PlayerEliminated(P2)::fold);

    Scenario<CombatState> after = gone(out, TURN, WAR_SUN, 1);
    assertThat(after.awaited()).isEmpty();
    assertThat(after.table().kernel().within(Destroyed.class)).isEmpty();
  }

  /** As by the Nekro hero, which destroys in the same way. */
  @Test
  @Rule("leader/unit_dsgn_flayesh.N1")
  void theNekroVirusGainsNoTechnologyByThem() {
    TableKit nekro =
        board()
            .player(P1, "nekro")
            .tile("38", 0, 1)
            .controls(P1, "abyz")
            .technologies(P2, "gravity_drive", "self_assembly_routines");
    Scenario<CombatState> after = gone(nekro, TURN, MECH, 1);

    assertThat(after.awaited()).isEmpty();
    assertThat(after.table().player(P2).tradeGoods()).as("the others come").isEqualTo(1);
  }

  @Test
  @Rule("leader/brother_milor.N1")
  void brotherMilorReplacesThemInTheActionPhaseOnly() {
    TableKit yin = board().leaders(P3, "brother_milor");

    assertThat(gone(yin, COUNCIL, INFANTRY, 1).awaited()).isEmpty();
    Scenario<CombatState> asked = gone(yin, TURN, INFANTRY, 1);
    assertThat(asked.awaited()).containsExactly(P3);
    Scenario<CombatState> after =
        asked
            .when(P3, new UseAbility(Service.COMBAT, AbilityRef.parse("leader/brother_milor")))
            .when(P2, new Choose(Service.COMBAT, List.of("infantry")))
            .thenAccepted();
    assertThat(after.table().units().at(Place.of(LODOR)))
        .containsExactly(UnitStack.of(P2, INFANTRY, 2));
  }

  @Test
  void theTerrorBetweenCapturesThemAndDevourDoesNot() {
    TableKit cabal = board().player(P1, "vuil_raith");

    assertThat(Captives.of(gone(cabal, TURN, INFANTRY, 1).table(), P1)).isEmpty();
    assertThat(Captives.of(gone(cabal.units(P1, "26", FLAGSHIP, 1), TURN, INFANTRY, 1).table(), P1))
        .hasSize(1);
  }

  /** The other side is P1, who is not the speaker. */
  @Test
  @Rule("abilities.20")
  void inTheAgendaPhaseTheSpeakerIsAskedFirstAndThenClockwise() {
    TableKit first = board().speaker(P3).firstPrints("leader/brother_milor");
    Scenario<CombatState> asked =
        gone(first.leaders(P1, "brother_milor").leaders(P3, "brother_milor"), COUNCIL, CRUISER, 1);

    assertThat(asked.awaited()).containsExactly(P3);
    assertThat(asked.when(P3, new LetPass(Service.COMBAT)).awaited()).containsExactly(P1);
  }

  private static TableKit board() {
    return TableKit.players(3).tile("26", 0, 0).round(1).controls(P2, "lodor");
  }

  private static Scenario<CombatState> gone(
      TableKit kit, List<Procedure> during, UnitType type, int count, int... dice) {
    TableKit now = kit;
    for (Procedure procedure : during) {
      now = now.frame(procedure);
    }
    Place place = Place.of(type == CRUISER ? "26" : LODOR);
    List<UnitStack> units = List.of(UnitStack.of(P2, type, count));
    return Scenario.given(
        new CombatDecider(StandardRules.TABLE),
        now.frame(new Destroyed(place, units, Optional.of(P1))),
        dice);
  }
}
