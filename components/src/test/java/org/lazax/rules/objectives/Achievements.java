package org.lazax.rules.objectives;

import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has the turn; everybody holds a secret. 44 is an asteroid field, 14 the home of P2. */
abstract class Achievements {
  record Done(Table table) {
    List<Achievement> open() {
      return AchievementsDue.due(table).isEmpty() ? List.of() : deeds();
    }

    private List<Achievement> deeds() {
      var opened = (KernelEvent.FrameOpened) AchievementsDue.due(table).getFirst();
      return ((ObjectiveProcedure.ScoreAchievements) opened.procedure())
          .progress().left().stream()
              .map(place -> AchievementsDue.still(table, place).orElseThrow())
              .toList();
    }

    List<String> fulfilled(Seat seat) {
      return open().stream()
          .filter(deed -> deed.by().equals(seat))
          .flatMap(deed -> deed.fulfils().stream())
          .map(ObjectiveId::value)
          .toList();
    }
  }

  static Done done(TableKit kit, GameEvent event) {
    return new Done(kit.table().evolve(event, Stamp.NONE));
  }

  static Done fought(TableKit kit, String system, Optional<Seat> winner) {
    TableKit fight = kit.frame(new SpaceCombat(SystemId.of(system), P1, P2));
    return close(fight, new Fought(winner));
  }

  static Done close(TableKit kit, Outcome outcome) {
    int id = kit.table().kernel().stack().getLast().id();
    return done(kit, new FrameClosed(id, outcome));
  }

  static GameEvent destroyed(Seat by, Seat owner, UnitType type, String place) {
    return destroyed(by, owner, type, 1, place);
  }

  static GameEvent destroyed(Seat by, Seat owner, UnitType type, int count, String place) {
    return new UnitsDestroyed(
        Place.of(place), List.of(UnitStack.of(owner, type, count)), Optional.of(by));
  }

  static Procedure combat(SpaceCombat.Progress.Step step) {
    return new SpaceCombat(system(), P1, P2).at(step);
  }

  static SystemId system() {
    return SystemId.of("38");
  }

  static TableKit secrets(TableKit kit) {
    return kit.with(t -> {
      Table now = t;
      for (Seat seat : t.seats()) {
        now = now.withPlayer(seat, p -> p.withSecrets(List.of(new ObjectiveId("seize_an_icon"))));
      }
      return now.withObjectives(now.objectives().withSecretsOut(Set.of()));
    });
  }

  static TableKit kit() {
    return secrets(
            TableKit.players(3)
                .player(P1, "letnev")
                .player(P2, "xxcha")
                .player(P3, "hacan")
                .tile("38", 0, 0)
                .tile("44", 1, 0)
                .tile("14", 0, 1))
        .frame(new ActionPhase().inTurn(List.of(), P1, 1))
        .frame(new Turn(P1));
  }
}
