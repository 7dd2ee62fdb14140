package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.notes.Note;

/** P1 is Mahact with tokens in 38 and 26; P2 is Jol-Nar with ships in both and in 75. */
class IlNaVirosetTest {
  private static final String RALLY = "action_card/rally";
  private static final String INTELLIGENCE = "technology/predictive_intelligence#tokens";

  @Test
  @Rule({"leader/il_na_viroset.N1", "leader/il_na_viroset.N1.1"})
  void nothingReactsToTheActivationOfASystemWithAToken() {
    Scenario<GameState> other = Using.turn(kit(), P1).when(P1, activate("75")).thenAccepted();
    assertThat(Using.abilities(other, P1)).as("others are reacted to").contains(RALLY);
    assertThat(other.when(P1, Using.ability(RALLY)).table().player(P1).actionCards()).isEmpty();

    Scenario<GameState> activated = Using.turn(kit(), P1).when(P1, activate("38")).thenAccepted();
    assertThat(Using.abilities(activated, P1)).doesNotContain(RALLY);
    assertThat(activated.awaited()).doesNotContain(P2);
    assertThat(activated.table().player(P2).tradeGoods()).isZero();
  }

  @Test
  void bothTokensReturnToTheReinforcements() {
    Scenario<GameState> activated = Using.turn(kit(), P1).when(P1, activate("38")).thenAccepted();

    assertThat(activated.table().tokens()).doesNotContainKey(SystemId.of("38"));
    assertThat(activated.table().tokens().get(SystemId.of("26"))).contains(P1);
    assertThat(activated.table().player(P1).tokens().tactic()).isEqualTo(1);
    assertThat(activated.table().player(P1).tokens().fleet()).isEqualTo(3);
  }

  @Test
  @Rule("leader/il_na_viroset.N1.2")
  void aNoteReturnsToItsOwnerWhoseUnitsAreThere() {
    TableKit kit = kit().notesInPlay(P1, "alliance@p2").tile("46", 1, 0).tokens(P1, "46");
    Scenario<GameState> there = Using.turn(kit, P1).when(P1, activate("38")).thenAccepted();
    Scenario<GameState> elsewhere = Using.turn(kit, P1).when(P1, activate("46")).thenAccepted();

    assertThat(there.table().player(P1).notesInPlay()).isEmpty();
    assertThat(there.table().player(P2).notes()).contains(Note.parse("alliance@p2"));
    assertThat(elsewhere.table().player(P1).notesInPlay())
        .containsExactly(Note.parse("alliance@p2"));
  }

  @Test
  @Rule("leader/il_na_viroset.N2")
  void theTurnEndsWithItsAbilities() {
    TableKit kit = kit().technologies(P1, "predictive_intelligence", "fleet_logistics");
    Scenario<GameState> activated = Using.turn(kit, P1).when(P1, activate("38")).thenAccepted();

    assertThat(activated.options(P1)).noneMatch(TurnOption.Activation.class::isInstance);
    assertThat(Using.abilities(activated, P1)).contains(INTELLIGENCE);
    assertThat(Using.turn(kit(), P1).when(P1, activate("38")).table().kernel().stack()).isEmpty();
  }

  @Test
  void withoutTheCommanderATokenKeepsTheSystemClosed() {
    TableKit locked = kit().leader(P1, "il_na_viroset", LeaderState.LOCKED);

    assertThat(systems(kit())).contains(SystemId.of("38"), SystemId.of("75"));
    assertThat(systems(locked)).contains(SystemId.of("75")).doesNotContain(SystemId.of("38"));
    Using.turn(locked, P1).when(P1, activate("38")).thenRefused("tactical_action.1");
    assertThat(systems(kit().sheet(P1, 0, 3, 0))).isEmpty();
  }

  private static List<SystemId> systems(TableKit kit) {
    return Using.turn(kit, P1).options(P1).stream()
        .filter(TurnOption.Activation.class::isInstance)
        .flatMap(option -> ((TurnOption.Activation) option).systems().stream())
        .toList();
  }

  private static ActivateSystem activate(String system) {
    return new ActivateSystem(SystemId.of(system));
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "mahact")
        .player(P2, "jol_nar")
        .leader(P1, "il_na_viroset", LeaderState.UNLOCKED)
        .tile("38", 0, 1)
        .tile("75", 0, 2)
        .tile("26", 1, 1)
        .holds(P1, "rally")
        .technologies(P2, "e_res_siphons")
        .sheet(P1, 2, 3, 0)
        .units(P2, "38", CRUISER, 1)
        .units(P2, "75", CRUISER, 1)
        .units(P2, "26", CRUISER, 1)
        .units(P1, "26", CRUISER, 1)
        .tokens(P1, "38", "26");
  }
}
