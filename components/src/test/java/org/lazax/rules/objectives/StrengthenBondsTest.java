package org.lazax.rules.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.faction.PromissoryNote;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.objectives.judge.TableRequirements;

/** A note of another player in the play area, and not in the hand. */
class StrengthenBondsTest {
  private static final StateRequirement ONE =
      (StateRequirement)
          Catalog.standard().secretObjective(new ObjectiveId("strengthen_bonds")).requirement();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "support_for_the_throne@p2",
        "alliance@p2",
        "trade_convoys",
        "promise_of_protection",
        "dark_pact",
        "blood_pact",
        "gift_of_prescience",
        "antivirus"
      })
  @Rule({
    "secret_objective/strengthen_bonds.N1",
    "secret_objective/strengthen_bonds.N1.1",
    "secret_objective/strengthen_bonds.N1.2",
    "secret_objective/strengthen_bonds.N1.5",
    "secret_objective/strengthen_bonds.N1.6",
    "secret_objective/strengthen_bonds.N1.7",
    "secret_objective/strengthen_bonds.N1.9",
    "secret_objective/strengthen_bonds.N1.8",
    "secret_objective/strengthen_bonds.N1.10"
  })
  void aNoteInThePlayAreaIsEnough(String note) {
    TableKit kit = TableKit.players(2);

    assertThat(TableRequirements.meets(kit.notesInPlay(P1, note).table(), P1, ONE)).isTrue();
    assertThat(TableRequirements.meets(kit.notes(P1, note).table(), P1, ONE)).isFalse();
    assertThat(TableRequirements.meets(kit.notesInPlay(P1, note).table(), P2, ONE)).isFalse();
  }

  /** The later print is played from the hand and never lies there. */
  @Test
  @Rule("secret_objective/strengthen_bonds.N1.3")
  void theFirstPrintOfStymieInThePlayAreaIsEnough() {
    TableKit first = TableKit.players(2).firstPrints("promissory_note/stymie");

    assertThat(TableRequirements.meets(first.notesInPlay(P1, "stymie").table(), P1, ONE)).isTrue();
    assertThat(TableRequirements.meets(first.notes(P1, "stymie").table(), P1, ONE)).isFalse();
    PromissoryNote card = Catalog.standard().promissoryNote(new PromissoryNoteId("stymie"));
    assertThat(card.playArea(true)).isTrue();
    assertThat(card.playArea(false)).isFalse();
  }

  @Test
  @Rule({"secret_objective/strengthen_bonds.N1.12", "promissory_note/terraform.N2"})
  void anAttachedNoteIsWithWhoeverControlsThePlanet() {
    TableKit kit =
        TableKit.players(2)
            .player(P2, "titans")
            .tile("38", 0, 0)
            .attached("promissory_note/terraform", "abyz");

    assertThat(TableRequirements.meets(kit.table(), P1, ONE)).isFalse();
    assertThat(TableRequirements.meets(kit.controls(P1, "abyz").table(), P1, ONE)).isTrue();
    TableKit own = kit.controls(P2, "abyz");
    assertThat(TableRequirements.meets(own.table(), P1, ONE)).isFalse();
    assertThat(TableRequirements.meets(own.table(), P2, ONE)).as("its own note").isFalse();
  }
}
