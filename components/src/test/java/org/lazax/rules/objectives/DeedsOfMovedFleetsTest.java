package org.lazax.rules.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * In the turn of Mahact (p3) ships of p1 were moved upon those of p2, and fight outside of any
 * tactical action. 44 is an asteroid field, 14 the home of p2.
 */
class DeedsOfMovedFleetsTest {

  @Test
  @Rule({
    "leader/airo_shir_aur.N14",
    "leader/airo_shir_aur.N14.1",
    "secret_objective/demonstrate_your_power.N2"
  })
  void bothSidesScoreForHowTheCombatEndsAndMahactDoesNot() {
    TableKit ahead = kit().points(P3, 1);

    assertOnly(over(kit(), "38", Optional.of(P1)), P1, "spark_a_rebellion");
    assertOnly(over(ahead, "44", Optional.of(P2)), P2, "brave_the_void");
    assertOnly(over(ahead, "14", Optional.of(P1)), P1, "darken_the_skies");
    assertOnly(
        over(ahead.units(P1, "38", FLAGSHIP, 1), "38", Optional.of(P1)), P1, "unveil_flagship");
    assertOnly(
        over(ahead.units(P2, "38", CRUISER, 3), "38", Optional.empty()),
        P2,
        "demonstrate_your_power");
  }

  @Test
  @Rule({"leader/airo_shir_aur.N14", "leader/airo_shir_aur.N14.1"})
  void whoDestroysShipsInItScoresForThem() {
    TableKit fight =
        kit()
            .units(P2, "38", FLAGSHIP, 1)
            .units(P2, "38", FIGHTER, 1)
            .frame(SpaceCombat.withoutRetreat(SystemId.of("38"), P1, P2));
    TableKit barrage =
        fight.frame(new RollHits(Place.of("38"), P1, P2, 1, HitSource.ANTI_FIGHTER_BARRAGE));

    assertOnly(after(fight, destroyed(FLAGSHIP)), P1, "destroy_their_greatest_ship");
    assertOnly(after(barrage, destroyed(FIGHTER)), P1, "fight_with_precision");
  }

  /** P1 and Mahact have notes of P2 in their play areas. */
  @Test
  @Rule("leader/airo_shir_aur.N14.2")
  void nobodyBetraysAFriendInIt() {
    TableKit friends =
        kit()
            .points(P3, 1)
            .notesInPlay(P1, "alliance@p2")
            .notesInPlay(P3, "support_for_the_throne@p2");

    assertThat(open(over(friends, "38", Optional.of(P1)))).isEmpty();
    TableKit own = friends.frame(SpaceCombat.withoutRetreat(SystemId.of("38"), P3, P2));
    assertThat(open(after(own, closed(own, Optional.of(P3))))).isEmpty();
  }

  @Test
  @Rule("leader/airo_shir_aur.N14.1")
  void mahactScoresWhereItsOwnShipsWereMoved() {
    TableKit own =
        kit()
            .points(P1, 1)
            .units(P3, "38", FLAGSHIP, 1)
            .frame(SpaceCombat.withoutRetreat(SystemId.of("38"), P3, P2));

    assertOnly(after(own, closed(own, Optional.of(P3))), P3, "unveil_flagship");
  }

  private static void assertOnly(Table table, Seat seat, String objective) {
    assertThat(open(table)).extracting(Achievement::by).containsOnly(seat);
    assertThat(open(table).stream().flatMap(deed -> deed.fulfils().stream()))
        .containsExactly(new ObjectiveId(objective));
  }

  private static List<Achievement> open(Table table) {
    return AchievementsDue.due(table).stream()
        .map(FrameOpened.class::cast)
        .flatMap(opened -> ((ScoreAchievements) opened.procedure()).progress().left().stream())
        .map(place -> AchievementsDue.still(table, place).orElseThrow())
        .toList();
  }

  private static Table over(TableKit kit, String system, Optional<Seat> winner) {
    TableKit fight = kit.frame(SpaceCombat.withoutRetreat(SystemId.of(system), P1, P2));
    return after(fight, closed(fight, winner));
  }

  private static GameEvent closed(TableKit kit, Optional<Seat> winner) {
    return new FrameClosed(kit.table().kernel().stack().getLast().id(), new Fought(winner));
  }

  private static GameEvent destroyed(UnitType type) {
    return new UnitsDestroyed(Place.of("38"), List.of(UnitStack.of(P2, type, 1)), Optional.of(P1));
  }

  private static Table after(TableKit kit, GameEvent event) {
    return kit.table().evolve(event, Stamp.NONE);
  }

  private static TableKit kit() {
    TableKit board =
        TableKit.players(3)
            .player(P1, "letnev")
            .player(P2, "xxcha")
            .player(P3, "mahact")
            .tile("38", 0, 0)
            .tile("44", 1, 0)
            .tile("14", 0, 1);
    return board
        .with(table -> {
          Table now = table;
          for (Seat seat : table.seats()) {
            now =
                now.withPlayer(seat, p -> p.withSecrets(List.of(new ObjectiveId("seize_an_icon"))));
          }
          return now;
        })
        .frame(new ActionPhase().inTurn(List.of(), P3, 1))
        .frame(new Turn(P3).acting());
  }
}
