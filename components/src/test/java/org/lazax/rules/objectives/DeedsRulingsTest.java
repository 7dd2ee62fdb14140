package org.lazax.rules.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Deeds in odd places and in an odd order. P1 has the turn; 14 is the home of P2. */
class DeedsRulingsTest {

  @Test
  @Rule("secret_objective/darken_the_skies.N1")
  void theHomeOfAnEliminatedPlayerIsDarkenedToo() {
    TableKit without = kit().with(t -> t.withPlayer(P2, p -> p.out()));

    assertThat(fulfilled(fought(without, "14", P3), P1)).containsExactly("darken_the_skies");
    assertThat(fulfilled(fought(without, "38", P3), P1)).isEmpty();
  }

  @Test
  @Rule("secret_objective/brave_the_void.N1")
  void aDimensionalTearIsAVoidToBrave() {
    TableKit torn = kit().player(P3, "vuil_raith").units(P3, "38/abyz", SPACE_DOCK, 1);

    assertThat(fulfilled(fought(kit(), "38", P2), P1)).isEmpty();
    assertThat(fulfilled(fought(points(torn), "38", P2), P1)).containsExactly("brave_the_void");
  }

  /** P2's note returned when the action began. */
  @Test
  @Rule("secret_objective/betray_a_friend.N2")
  void onlyTheActivePlayerBetraysWhoseNoteItHad() {
    SystemId abyz = SystemId.of("38");
    TableKit action = kit().frame(new TacticalAction(P1, abyz, List.of(P2)));

    assertThat(fulfilled(fought(action, "38", P2), P1)).containsExactly("betray_a_friend");
    assertThat(fulfilled(fought(action, "38", P3), P1)).isEmpty();
    assertThat(fulfilled(fought(kit().notesInPlay(P1, "alliance@p2"), "38", P2), P1)).isEmpty();
    TableKit defended = kit().frame(new TacticalAction(P2, abyz, List.of(P1, P2)));
    assertThat(fulfilled(fought(defended, "38", P2), P1)).isEmpty();
  }

  @Test
  @Rule("objective_cards.9.1")
  void shipsRemovedForASmallFleetPoolAreNotDestroyed() {
    TableKit kit = kit().units(P2, "38", FLAGSHIP, 1).units(P2, "38", DREADNOUGHT, 1);
    Table removed =
        happened(
            kit,
            new UnitsRemoved(Place.of("38"), List.of(UnitStack.of(P2, FLAGSHIP, 1))),
            new UnitsRemoved(Place.of("38"), List.of(UnitStack.of(P2, DREADNOUGHT, 1))));

    assertThat(removed.objectives().deeds()).isEmpty();
  }

  @Test
  @Rule("secret_objective/become_a_martyr.N2")
  void whoIsEliminatedByTheLossIsNoMartyr() {
    TableKit last =
        kit().round(1).controls(P1, "lodor").controls(P3, "quann").controls(P2, "archon_ren");
    Table taken = happened(last, new ControlGained(P1, new PlanetId("archon_ren"), true));

    assertThat(taken.settle()).contains(new PlayerEliminated(P2));
    Table without = new PlayerEliminated(P2).fold(taken);
    assertThat(fulfilled(without, P2)).isEmpty();
    Table kept = happened(last.units(P2, "38", SPACE_DOCK, 1), taken(P1));
    assertThat(fulfilled(kept, P2)).containsExactly("become_a_martyr");
  }

  private static ControlGained taken(Seat by) {
    return new ControlGained(by, new PlanetId("archon_ren"), true);
  }

  @Test
  @Rule("secret_objective/become_a_martyr.N4")
  void theAttackerScoresBeforeTheMartyr() {
    TableKit fight =
        kit()
            .controls(P2, "archon_ren", "archon_tau")
            .frame(new GroundCombat(SystemId.of("14"), new PlanetId("archon_ren"), P1, P2));
    Table lost =
        happened(fight, taken(P1))
            .evolve(
                new FrameClosed(
                    fight.table().kernel().stack().getLast().id(), new Fought(Optional.of(P1))),
                Stamp.NONE);

    assertThat(open(lost)).extracting(Achievement::by).containsExactly(P1, P2);
  }

  private static List<String> fulfilled(Table table, Seat seat) {
    return open(table).stream()
        .filter(deed -> deed.by().equals(seat))
        .flatMap(deed -> deed.fulfils().stream())
        .map(ObjectiveId::value)
        .toList();
  }

  /** What may be scored, in the order in which it is asked about. */
  private static List<Achievement> open(Table table) {
    return AchievementsDue.due(table).stream()
        .map(KernelEvent.FrameOpened.class::cast)
        .flatMap(opened -> ((ScoreAchievements) opened.procedure()).progress().left().stream())
        .map(place -> AchievementsDue.still(table, place).orElseThrow())
        .toList();
  }

  private static Table fought(TableKit kit, String system, Seat against) {
    TableKit fight = kit.frame(new SpaceCombat(SystemId.of(system), P1, against));
    int frame = fight.table().kernel().stack().getLast().id();
    return happened(fight, new FrameClosed(frame, new Fought(Optional.of(P1))));
  }

  private static Table happened(TableKit kit, GameEvent... events) {
    Table table = kit.table();
    for (GameEvent event : events) {
      table = table.evolve(event, Stamp.NONE);
    }
    return table;
  }

  /** Nobody they fight has most points. */
  private static TableKit points(TableKit kit) {
    return secrets(kit.points(P1, 5));
  }

  private static TableKit secrets(TableKit kit) {
    return kit.with(t -> {
      Table now = t;
      for (Seat seat : t.seats()) {
        now = now.withPlayer(seat, p -> p.withSecrets(List.of(new ObjectiveId("seize_an_icon"))));
      }
      return now;
    });
  }

  private static TableKit kit() {
    return points(
            TableKit.players(3)
                .player(P1, "letnev")
                .player(P2, "xxcha")
                .player(P3, "hacan")
                .tile("38", 0, 0)
                .tile("14", 0, 1)
                .tile("26", 1, 0)
                .tile("25", 2, 0)
                .units(P1, "38", CRUISER, 1))
        .frame(new ActionPhase().inTurn(List.of(), P1, 1))
        .frame(new Turn(P1));
  }
}
