package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.ending.Ending;
import org.lazax.table.galaxy.SystemId;

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

  /** P2, of Xxcha, loses a home planet and the combat for it, and with them both of its laws. */
  @Test
  void twoLawsThatMoveAfterOneCombatWin() {
    Table won = homeTaken(8);
    assertThat(won.council().laws()).extracting(Law::owner).containsOnly(Optional.of(P1));
    assertThat(won.ending().map(Ending::winner)).contains(P1);
    assertThat(won.player(P1).victoryPoints()).isEqualTo(10);
    assertThat(won.player(P2).victoryPoints()).isEqualTo(3);

    assertThat(homeTaken(7).ending()).isEmpty();
    assertThat(homeTaken(9).player(P2).victoryPoints()).as("the game was over before").isEqualTo(4);
  }

  private static Table homeTaken(int points) {
    SystemId home = SystemId.of("14");
    CommitGroundForces landing =
        new CommitGroundForces(
            List.of(new Landing(new PlanetId("archon_ren"), List.of(group(INFANTRY, 2)))),
            Optional.empty());
    TableKit kit =
        law(P2)
            .player(P2, "xxcha")
            .points(P1, points)
            .points(P2, 5)
            .controls(P2, "archon_tau")
            .law("the_crown_of_emphidia", P2)
            .tile("14", 5, 0)
            .units(P1, "14", CARRIER, 1)
            .units(P1, "14", INFANTRY, 2)
            .units(P2, "14/archon_ren", INFANTRY, 1);
    return fight(kit.frame(new Invasion(P1, home))).when(P1, landing, 8, 8, 1).table();
  }

  private static void assertTable(Table table, Seat owner, int one, int two, int three) {
    assertThat(table.council().laws().getFirst().owner()).contains(owner);
    assertThat(table.player(P1).victoryPoints()).isEqualTo(one);
    assertThat(table.player(P2).victoryPoints()).isEqualTo(two);
    assertThat(table.player(P3).victoryPoints()).isEqualTo(three);
  }
}
