package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Abilities.thrown;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.CopiedTechnology;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CaptureRolls;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.galaxy.SystemId;

/** Ships near dimensional tears are captured, with what they carry. */
class ItFeedsOnCarrionTest {
  private static final SystemId BESIDE = SystemId.of("19");

  /** The Cabal's dock lies in 27; 19 is next to it. */
  private static TableKit cabal() {
    return field().player(P1, "vuil_raith").frame(new Turn(P1)).units(P1, ON_ALBION, SPACE_DOCK, 1);
  }

  private static Scenario<CombatState> fed(TableKit kit, int... dice) {
    return fight(
        kit.frame(
            new CaptureRolls(
                P1, List.of(BESIDE, SYSTEM), ComponentRef.parse("leader/it_feeds_on_carrion"), 4)),
        dice);
  }

  @Test
  @Rule({"leader/it_feeds_on_carrion.N1", "leader/it_feeds_on_carrion.N3"})
  void eachShipThrowsOneDieAndIsCapturedOnThreeOrLess() {
    Scenario<CombatState> after =
        fed(
            cabal()
                .units(P1, "27", CRUISER, 1)
                .units(P2, "19", CRUISER, 2)
                .damaged(P2, "19", CRUISER, 1)
                .units(P3, "19", DESTROYER, 1)
                .units(P3, "46", DESTROYER, 1),
            3,
            4,
            1,
            9);

    assertThat(thrown(after)).extracting(roll -> roll.chance().values().size()).hasSize(3);
    assertThat(Captives.of(after.table(), P1))
        .containsExactly(new Captive(Optional.of(P2), CRUISER, 2));
    assertThat(count(after, P2, "19", CRUISER)).isEqualTo(1);
    assertThat(count(after, P3, "19", DESTROYER)).isEqualTo(1);
    assertThat(after.events()).noneMatch(UnitsDestroyed.class::isInstance);
  }

  @Test
  @Rule("leader/it_feeds_on_carrion.N2")
  void whoBlockadesATearThrowsNothingAnywhere() {
    Scenario<CombatState> after =
        fed(
            cabal()
                .units(P2, "27", CRUISER, 1)
                .units(P2, "19", CARRIER, 1)
                .units(P3, "19", DESTROYER, 1),
            1);

    assertThat(thrown(after)).extracting(roll -> roll.seat()).containsExactly(P3);
    assertThat(count(after, P2, "19", CARRIER)).isEqualTo(1);
    assertThat(Captives.of(after.table(), P1))
        .containsExactly(new Captive(Optional.of(P3), DESTROYER, 1));
  }

  @Test
  @Rule("leader/it_feeds_on_carrion.N4")
  void whatHasLostItsRoomIsForItsOwnerToPick() {
    Scenario<CombatState> after =
        fed(
            cabal()
                .units(P2, "19", CARRIER, 2)
                .units(P2, "19", INFANTRY, 4)
                .units(P2, "19", FIGHTER, 2),
            1,
            9);

    assertThat(after.table().kernel().within(Trim.class)).contains(Trim.capturedBy(P1, P2, BESIDE));
    assertThat(count(after, P2, "19", INFANTRY)).isEqualTo(4);
    assertThat(count(after, P2, "19", FIGHTER)).isEqualTo(2);
  }

  /** Nekro copies the tears, and its dock lies in 27, too. */
  @Test
  @Rule("leader/it_feeds_on_carrion.N5")
  void theShipsOfNekroThrowADieBesideItsOwnTears() {
    TableKit nekro =
        CopiedTechnology.by(
            field()
                .player(P1, "vuil_raith")
                .player(P2, "nekro")
                .frame(new Turn(P1))
                .units(P2, ON_ALBION, SPACE_DOCK, 1)
                .units(P2, "19", CRUISER, 1),
            P2,
            "valefar_assimilator_x",
            "dimensional_tear_ii");
    Scenario<CombatState> after = fed(nekro, 3);

    assertThat(thrown(after)).extracting(roll -> roll.seat()).containsExactly(P2);
    assertThat(Captives.of(after.table(), P1))
        .containsExactly(new Captive(Optional.of(P2), CRUISER, 1));
  }

  @Test
  void whereThereIsRoomLeftNothingElseGoes() {
    Scenario<CombatState> after =
        fed(cabal().units(P2, "19", CARRIER, 2).units(P2, "19", INFANTRY, 4), 1, 9);

    assertThat(after.table().kernel().within(Trim.class)).isEmpty();
    assertThat(count(after, P2, "19", INFANTRY)).isEqualTo(4);
  }
}
