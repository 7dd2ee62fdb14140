package org.lazax.rules.units;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.capture.CaptivesReturned;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.units.UnitStack;

/** What becomes of captives that are given back. */
class CaptivesTest {
  private static final Captive TOKENS = new Captive(Optional.empty(), UnitType.FIGHTER, 2);
  private static final Captive CRUISER = new Captive(Optional.of(P2), UnitType.CRUISER, 1);

  private static Table captor() {
    return TableKit.players(2)
        .wholeExplorationDecks()
        .with(t -> t.withPart(Captives.ID, c -> c.with(P1, List.of(TOKENS, CRUISER))))
        .table();
  }

  @Test
  @Rule("capture.4")
  void aTokenGoesToTheSupplyAndNobodyHasAFighterMore() {
    CaptivesReturned returned =
        new CaptivesReturned(P1, List.of(new Captive(Optional.empty(), UnitType.FIGHTER, 1)));
    Table before = captor();

    assertThat(returned.guard(before)).isEmpty();
    Table after = returned.fold(before);
    assertThat(Captives.of(after, P1))
        .containsExactlyInAnyOrder(new Captive(Optional.empty(), UnitType.FIGHTER, 1), CRUISER);
    for (var seat : List.of(P1, P2)) {
      assertThat(Reinforcements.left(after, seat, UnitType.FIGHTER))
          .isEqualTo(Reinforcements.left(before, seat, UnitType.FIGHTER));
    }
  }

  @Test
  void aTableIsTheSameOnceNothingIsHeldAnyMore() throws JsonProcessingException {
    Table none = TableKit.players(2).wholeExplorationDecks().table();
    Table held = captor();
    Table after = new CaptivesReturned(P1, Captives.of(held, P1)).fold(held);
    ObjectMapper json = TableTypes.of(none, WireTypes.of(List.of())).json();

    assertThat(after).isEqualTo(none);
    assertThat(json.writeValueAsString(none)).doesNotContain("parts").doesNotContain("captives");
    assertThat(json.readValue(json.writeValueAsString(held), Table.class).parts())
        .isEqualTo(held.parts());
  }

  /** Settling looks at what components have laid, too. */
  @Test
  @Rule("capture.2.3")
  void aShipOfWhoeverBlockadesIsFreedAtOnce() {
    Table before =
        TableKit.players(2)
            .round(1)
            .tile("19", 0, 0)
            .controls(P1, "wellon")
            .units(P1, "19/wellon", UnitType.SPACE_DOCK, 1)
            .units(P2, "19", UnitType.CRUISER, 1)
            .table();
    Table after =
        new UnitsCaptured(P1, List.of(UnitStack.of(P2, UnitType.CRUISER, 1))).fold(before);

    assertThat(after.settle(before)).containsExactly(new CaptivesReturned(P1, List.of(CRUISER)));
  }

  @Test
  @Rule({"capture.1", "capture.N3"})
  void aShipGoesToTheReserveOfItsOwnerAndToNobodyElse() {
    Table before = captor();
    Table after = new CaptivesReturned(P1, List.of(CRUISER)).fold(before);

    assertThat(Reinforcements.left(after, P2, UnitType.CRUISER))
        .isEqualTo(Reinforcements.left(before, P2, UnitType.CRUISER) + 1);
    assertThat(
            new CaptivesReturned(P1, List.of(new Captive(Optional.of(P1), UnitType.CRUISER, 1)))
                .guard(before))
        .isPresent();
  }
}
