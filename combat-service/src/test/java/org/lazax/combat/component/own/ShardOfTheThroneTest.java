package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.Table;
import org.lazax.table.ending.Ending;

/** The law Shard of the Throne goes to whoever wins a combat against its owner. */
class ShardOfTheThroneTest {
  private static final String LAW = "shard_of_the_throne";
  private static final int HIT = 7;

  private static TableKit law(Seat owner) {
    return field().points(P1, 3).points(P2, 5).points(P3, 2).law(LAW, owner);
  }

  private static TableKit ships(Seat owner) {
    return law(owner).units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1);
  }

  private static Scenario<CombatState> won(TableKit kit) {
    return spaceCombat(kit, HIT, 1);
  }

  @Test
  void theWinnerOfASpaceCombatTakesTheLawAndThePoint() {
    assertThat(won(ships(P2)).table()).satisfies(table -> assertTable(table, P1, 4, 4, 2));
  }

  @Test
  void theDefenderTakesItToo() {
    assertThat(spaceCombat(ships(P1), 1, HIT).table())
        .satisfies(table -> assertTable(table, P2, 2, 6, 2));
  }

  @Test
  void theWinnerOfAGroundCombatTakesIt() {
    Scenario<CombatState> fought =
        fight(
            law(P2)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            8,
            1);

    assertTable(fought.table(), P1, 4, 4, 2);
  }

  @Test
  void itStaysWithAnOwnerWhoWinsOrDrawsOrDoesNotFight() {
    assertTable(won(ships(P1)).table(), P1, 3, 5, 2);
    assertTable(spaceCombat(ships(P2), HIT, HIT).table(), P2, 3, 5, 2);
    assertTable(won(ships(P3)).table(), P3, 3, 5, 2);
  }

  @Test
  void anOwnerWithoutPointsLosesNone() {
    assertTable(won(ships(P2).points(P2, 0)).table(), P1, 4, 0, 2);
  }

  @Test
  void theLastPointEndsTheGameAtOnce() {
    Table table = won(ships(P2).points(P1, 9)).table();

    assertThat(table.ending().map(Ending::winner)).contains(P1);
  }

  private static void assertTable(Table table, Seat owner, int one, int two, int three) {
    assertThat(table.council().laws().getFirst().owner()).contains(owner);
    assertThat(table.player(P1).victoryPoints()).isEqualTo(one);
    assertThat(table.player(P2).victoryPoints()).isEqualTo(two);
    assertThat(table.player(P3).victoryPoints()).isEqualTo(three);
  }
}
