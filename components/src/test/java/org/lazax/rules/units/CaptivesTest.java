package org.lazax.rules.units;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.table.Table;
import org.lazax.table.event.units.CaptivesReturned;
import org.lazax.table.units.Captive;

/** What becomes of captives that are given back. */
class CaptivesTest {
  private static final Captive TOKENS = new Captive(Optional.empty(), UnitType.FIGHTER, 2);
  private static final Captive CRUISER = new Captive(Optional.of(P2), UnitType.CRUISER, 1);

  private static Table captor() {
    return TableKit.players(2)
        .with(t -> t.withPlayer(P1, p -> p.withCaptives(List.of(TOKENS, CRUISER))))
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
    assertThat(after.player(P1).captives())
        .containsExactlyInAnyOrder(new Captive(Optional.empty(), UnitType.FIGHTER, 1), CRUISER);
    for (var seat : List.of(P1, P2)) {
      assertThat(Reinforcements.left(after, seat, UnitType.FIGHTER))
          .isEqualTo(Reinforcements.left(before, seat, UnitType.FIGHTER));
    }
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
