package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.diplomacy.DiplomacyCommand.ChooseSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.notes.NotesInPlay;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;

/** Notes in play areas that leave them: with a planet, or by an activation. P1 has the turn. */
class AttachedAndReturnedNotesTest {
  private static final Note TERRAFORM = Note.parse("terraform");
  private static final PlanetId ABYZ = new PlanetId("abyz");

  @Test
  @Rule("promissory_note/terraform.N1")
  void terraformBecomesPartOfAPlanetForGood() {
    TableKit kit =
        TableKit.players(3)
            .player(P2, "titans")
            .player(P3, "sol")
            .tile("38", 0, 0)
            .tile("18", 1, 0)
            .tile("1", 2, 0)
            .controls(P1, "abyz", "fria", "mecatol_rex", "jord")
            .notes(P1, "terraform");
    Scenario<GameState> asked = turn(kit).when(P1, use("terraform"));
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates())
        .containsExactlyInAnyOrder("abyz", "fria");

    Scenario<GameState> attached =
        asked.when(P1, new Choose(Service.GAME, List.of("abyz"))).thenAccepted();
    PlanetFacts facts = PlanetFacts.of(attached.table(), ABYZ);
    assertThat(facts.resources()).as("3 and 1").isEqualTo(4);
    assertThat(facts.influence()).as("0 and 1").isEqualTo(1);
    assertThat(facts.traits()).containsExactlyInAnyOrder(Trait.values());
    assertThat(attached.table().player(P1).notesInPlay()).isEmpty();
    assertThat(NotesInPlay.of(attached.table(), P1)).containsExactly(TERRAFORM);

    Scenario<GameState> activated =
        turn(kit.attached("promissory_note/terraform", "abyz").units(P2, "38/fria", INFANTRY, 1))
            .when(P1, new ActivateSystem(SystemId.of("38")))
            .thenAccepted();
    assertThat(activated.table().player(P2).notes()).doesNotContain(TERRAFORM);
    assertThat(NotesInPlay.of(activated.table(), P1)).containsExactly(TERRAFORM);
  }

  @Test
  @Rule("promissory_note/terraform.N2")
  void itLiesBeforeTheControllerOfThePlanetAndLeavesWithItsOwner() {
    TableKit kit =
        TableKit.players(3)
            .player(P2, "titans")
            .tile("38", 0, 0)
            .controls(P1, "abyz")
            .attached("promissory_note/terraform", "abyz");
    var taken = new ControlGained(P3, ABYZ, true).fold(kit.table());

    assertThat(NotesInPlay.of(taken, P1)).isEmpty();
    assertThat(NotesInPlay.of(taken, P3)).containsExactly(TERRAFORM);
    var without = new PlayerEliminated(P2).fold(taken);
    assertThat(without.planets().attachedTo(ABYZ)).isEmpty();
    assertThat(new PlayerEliminated(P1).fold(taken).planets().attachedTo(ABYZ)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alliance@p2 xxcha",
        "support_for_the_throne@p2 xxcha",
        "trade_convoys hacan",
        "dark_pact empyrean",
        "blood_pact empyrean",
        "promise_of_protection mentak",
        "gift_of_prescience naalu",
        "antivirus nekro"
      })
  @Rule({
    "secret_objective/betray_a_friend.N1",
    "secret_objective/betray_a_friend.N1.1",
    "secret_objective/betray_a_friend.N1.2",
    "secret_objective/betray_a_friend.N1.5",
    "secret_objective/betray_a_friend.N1.6",
    "secret_objective/betray_a_friend.N1.7",
    "secret_objective/betray_a_friend.N1.8",
    "secret_objective/betray_a_friend.N1.9",
    "secret_objective/betray_a_friend.N1.10"
  })
  void theActionRemembersWhoseNotesWereThereWhenItBegan(String noteAndOwner) {
    String[] words = noteAndOwner.split(" ", -1);
    TableKit kit = wellon().player(P2, words[1]);

    assertThat(activated(kit.notesInPlay(P1, words[0])).friends()).containsExactly(P2);
    assertThat(activated(kit.notes(P1, words[0])).friends()).isEmpty();
  }

  /** The later print is played from the hand and never lies there. */
  @Test
  @Rule("secret_objective/betray_a_friend.N1.3")
  void theFirstPrintOfStymieIsRememberedWhereItLies() {
    TableKit kit = wellon().player(P2, "arborec");
    TableKit first = kit.firstPrints("promissory_note/stymie");

    assertThat(activated(first.notesInPlay(P1, "stymie")).friends()).containsExactly(P2);
    assertThat(activated(first.notes(P1, "stymie")).friends()).isEmpty();
    assertThat(activated(kit.notes(P1, "stymie")).friends()).isEmpty();
    assertThat(Catalog.standard().promissoryNote(new PromissoryNoteId("stymie")).playArea(false))
        .isFalse();
  }

  /** P1 is the owner, and P2 has the note. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "support_for_the_throne@p1 sol",
        "trade_convoys hacan",
        "dark_pact empyrean",
        "blood_pact empyrean",
        "promise_of_protection mentak"
      })
  @Rule({
    "promissory_note/support_for_the_throne.N3",
    "promissory_note/trade_convoys.N7",
    "promissory_note/dark_pact.N8",
    "promissory_note/blood_pact.N5",
    "promissory_note/promise_of_protection.N5"
  })
  void aTokenThatDiplomacyPlacesReturnsNoNote(String noteAndOwner) {
    String[] words = noteAndOwner.split(" ", -1);
    TableKit kit =
        TableKit.players(3)
            .player(P1, words[1])
            .player(P2, "xxcha")
            .tile("19", 3, 0)
            .controls(P1, "wellon")
            .units(P1, "19/wellon", INFANTRY, 1)
            .notesInPlay(P2, words[0]);
    Scenario<GameState> locked =
        Using.card(kit, P1, "diplomacy").when(P1, new ChooseSystem(SystemId.of("19")));

    assertThat(locked.thenAccepted().table().tokens().get(SystemId.of("19"))).contains(P2);
    assertThat(locked.table().player(P2).notesInPlay()).containsExactly(Note.parse(words[0]));
    assertThat(
            Using.turn(kit, P2)
                .when(P2, new ActivateSystem(SystemId.of("19")))
                .thenAccepted()
                .table()
                .player(P2)
                .notesInPlay())
        .as("an activation returns it")
        .isEmpty();
  }

  @Test
  @Rule("secret_objective/betray_a_friend.N1.12")
  void anAttachedNoteIsThereToo() {
    TableKit titans =
        wellon()
            .player(P2, "titans")
            .tile("38", 0, 0)
            .attached("promissory_note/terraform", "abyz");

    assertThat(activated(titans.controls(P1, "abyz")).friends()).containsExactly(P2);
    assertThat(activated(titans.controls(P3, "abyz")).friends()).isEmpty();
  }

  private static TableKit wellon() {
    return TableKit.players(3).player(P1, "sol").tile("19", 3, 0).units(P2, "19/wellon", PDS, 1);
  }

  private static TacticalAction activated(TableKit kit) {
    return turn(kit)
        .when(P1, new ActivateSystem(SystemId.of("19")))
        .thenAccepted()
        .table()
        .kernel()
        .within(TacticalAction.class)
        .orElseThrow();
  }

  private static UseAbility use(String note) {
    return new UseAbility(
        Service.GAME, AbilityRef.parse("promissory_note/" + note), Optional.empty());
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
