package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.trade.OwnNotes;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.units.Units;

/** P1 activates systems next to the asteroid field 44. P2 is the Empyrean, its ship is in 48. */
class EmpyreanAbilitiesTest {
  private static final String STREAM = "technology/aetherstream";
  private static final String PASSAGE = "faction_ability/aetherpassage";

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "sol")
        .player(P2, "empyrean")
        .player(P3, "hacan")
        .sheet(P1, 3, 3, 2)
        .sheet(P2, 3, 3, 2)
        .tile("44", 0, 0)
        .tile("46", 1, 0)
        .tile("47", 2, 0)
        .tile("48", 3, 0)
        .tile("49", 4, 0)
        .tile("19", 2, 1)
        .controls(P1, "jord")
        .controls(P2, "the_dark")
        .controls(P3, "arretze")
        .units(P1, "47", CRUISER, 1)
        .units(P2, "48", CRUISER, 1);
  }

  private static TableKit stream() {
    return board().technologies(P2, "aetherstream");
  }

  private static Scenario<GameState> activated(TableKit kit, Seat seat, String system) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(seat)))
        .when(seat, new ActivateSystem(SystemId.of(system)))
        .thenAccepted();
  }

  private static boolean isStreamOffered(TableKit kit, Seat seat, String system) {
    return Using.abilities(activated(kit, seat, system), P2).contains(STREAM);
  }

  private static List<LastingEffect> effects(Scenario<GameState> scenario, String ability) {
    return scenario.table().kernel().effects().stream()
        .filter(effect -> effect.ability().toString().equals(ability))
        .toList();
  }

  @Test
  @Rule({"technology/aetherstream.N1", "faction_ability/aetherpassage.N1"})
  void itsOwnerDecidesAfterTheActivation() {
    Scenario<GameState> before =
        Scenario.given(new GameDecider(StandardRules.TABLE), stream().frame(new Turn(P1)));
    assertThat(Using.abilities(before, P2)).isEmpty();

    Scenario<GameState> asked = activated(stream(), P1, "46");
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(Using.abilities(asked, P2)).containsExactlyInAnyOrder(STREAM, PASSAGE);
    Scenario<GameState> kept = asked.when(P2, new LetPass(Service.GAME)).thenAccepted();
    assertThat(kept.table().kernel().effects()).isEmpty();
  }

  @Test
  void theEffectsAreOnTheActivePlayerForThisAction() {
    Scenario<GameState> given =
        activated(stream(), P1, "46").when(P2, use(STREAM)).when(P2, use(PASSAGE)).thenAccepted();

    int action = given.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    for (String ability : List.of(STREAM, PASSAGE)) {
      assertThat(effects(given, ability))
          .singleElement()
          .satisfies(effect -> {
            assertThat(effect.user()).contains(P1);
            assertThat(effect.until()).contains(action);
          });
    }
    assertThat(given.awaited()).as("the active player has no such technology").isEmpty();
    assertThat(effects(given, PASSAGE).getFirst().params()).isEqualTo(Map.of("owner", "p2"));
  }

  @Test
  @Rule("technology/aetherstream.N2")
  void anAnomalyIsNotBesideItself() {
    assertThat(isStreamOffered(stream(), P1, "46")).as("beside it").isTrue();
    assertThat(isStreamOffered(stream(), P1, "44")).as("the field itself").isFalse();
    assertThat(isStreamOffered(stream().tile("42", -1, 0), P1, "44")).as("another").isTrue();
    assertThat(isStreamOffered(stream(), P1, "19")).as("no anomaly around").isFalse();
  }

  @Test
  void theStreamIsForItsOwnerAndItsNeighborsAlone() {
    assertThat(isStreamOffered(stream(), P2, "46")).as("its owner").isTrue();
    TableKit far = stream().tile("50", -4, 0).units(P3, "50", CRUISER, 1).sheet(P3, 3, 3, 2);
    assertThat(isStreamOffered(far, P3, "46")).as("no neighbor").isFalse();
    assertThat(isStreamOffered(far.units(P3, "49", CRUISER, 1), P3, "46")).isTrue();
    assertThat(isStreamOffered(board(), P1, "46")).as("without the technology").isFalse();
  }

  @Test
  void thePassageIsForOthersAndNeedsShipsOnBothSides() {
    assertThat(Using.abilities(activated(board(), P1, "19"), P2)).containsExactly(PASSAGE);
    assertThat(activated(board(), P2, "46").awaited()).as("its own action").isEmpty();
    assertThat(activated(board(), P1, "48").awaited()).as("its only ship is there").isEmpty();
    assertThat(activated(board(), P1, "47").awaited()).as("nothing can come").isEmpty();
    TableKit structure = board().with(t -> t.withUnits(Units.NONE)).units(P1, "47", CRUISER, 1);
    assertThat(activated(structure.units(P2, "19/wellon", PDS, 1), P1, "46").awaited()).isEmpty();
  }

  @Test
  void darkWhispersGiveTheirOwnerTwoNotesOfItsFaction() {
    assertThat(OwnNotes.of(board().table(), P2))
        .extracting(Note::toString)
        .contains("dark_pact", "blood_pact");
    assertThat(OwnNotes.of(board().table(), P1))
        .extracting(Note::toString)
        .doesNotContain("dark_pact", "blood_pact");
  }
}
