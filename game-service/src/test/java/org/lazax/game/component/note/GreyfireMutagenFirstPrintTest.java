package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.HandBans;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;

/** P1 activates 38. P2 is Yin, whose first printed note P1 or P3 has. */
class GreyfireMutagenFirstPrintTest {
  private static final String MUTAGEN = "promissory_note/greyfire_mutagen.base";
  private static final Note NOTE = Note.parse("greyfire_mutagen");

  private static Scenario<GameState> activated(Seat holder) {
    TableKit kit =
        TableKit.players(3)
            .firstPrints("promissory_note/greyfire_mutagen")
            .player(P1, "letnev")
            .player(P2, "yin")
            .technologies(P2, "impulse_core", "sarween_tools")
            .tile("38", 0, 0)
            .units(P1, "38", CRUISER, 1)
            .units(P2, "38", CRUISER, 1)
            .notes(holder, "greyfire_mutagen");
    return Using.turn(kit, P1).when(P1, new ActivateSystem(SystemId.of("38"))).thenAccepted();
  }

  @Test
  @Rule("promissory_note/greyfire_mutagen.original.N1")
  void yinLosesWhatIsOfItsFactionAndKeepsLeadersMechsAndFlagship() {
    for (Seat holder : List.of(P1, P3)) {
      Scenario<GameState> asked = activated(holder);
      assertThat(permitted(asked, P2, "faction_ability/devotion")).as("before").isTrue();
      Scenario<GameState> played = asked.when(holder, Using.ability(MUTAGEN)).thenAccepted();

      assertThat(played.table().player(P2).notes()).contains(NOTE);
      assertThat(permitted(played, P2, "faction_ability/devotion")).isFalse();
      assertThat(permitted(played, P2, "faction_ability/indoctrination")).isFalse();
      assertThat(permitted(played, P2, "technology/impulse_core")).isFalse();
      assertThat(permitted(played, P2, "technology/yin_spinner")).isFalse();
      assertThat(permitted(played, P2, "unit/moyins_ashes"))
          .as("a way to use Indoctrination")
          .isFalse();
      for (String kept :
          List.of(
              "technology/sarween_tools",
              "leader/brother_milor",
              "leader/brother_omar",
              "leader/dannel_of_the_tenth",
              "unit/van_hauge",
              "unit/pride_of_kenara",
              "action_card/sabotage")) {
        assertThat(permitted(played, P2, kept)).as(kept).isTrue();
      }
      assertThat(permitted(played, P1, "faction_ability/munitions_reserves"))
          .as("of another player")
          .isTrue();
    }
  }

  @Test
  void itsOwnerDoesNotPlayItAndTheCodexPrintIsNotPlayedSo() {
    assertThat(Using.abilities(activated(P2), P2)).doesNotContain(MUTAGEN);
    assertThat(Using.abilities(activated(P1), P1)).contains(MUTAGEN);
    Scenario<GameState> codex =
        Using.turn(
                TableKit.players(3)
                    .player(P2, "yin")
                    .tile("38", 0, 0)
                    .units(P1, "38", CRUISER, 1)
                    .notes(P1, "greyfire_mutagen"),
                P1)
            .when(P1, new ActivateSystem(SystemId.of("38")))
            .thenAccepted();
    assertThat(Using.abilities(codex, P1)).isEmpty();
  }

  private static boolean permitted(Scenario<GameState> at, Seat seat, String component) {
    return HandBans.permit(at.table(), seat, ComponentRef.parse(component));
  }
}
