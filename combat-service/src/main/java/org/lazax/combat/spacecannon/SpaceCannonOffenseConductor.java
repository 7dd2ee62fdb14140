package org.lazax.combat.spacecannon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.spacecannon.SpaceCannonCommand.HoldFire;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * Asks the active player and then the others, clockwise, whether they fire space cannons at ships
 * in the active system. The hits of one player are assigned and the limits are enforced before the
 * next is asked. Rules: space_cannon.2, space_cannon.4, space_cannon.N6. A silent player does not
 * fire.
 */
@Asks(
    value = "space-cannon-offense",
    awaited =
        "The active player, then the others clockwise, each with space cannons in range and a "
            + "target.",
    silence = "`hold-fire`")
public final class SpaceCannonOffenseConductor
    implements Conductor<CombatState, Table, SpaceCannonOffense, SpaceCannonCommand> {
  private static final String ABOUT = "space-cannon-offense";

  @Override
  public Class<SpaceCannonOffense> procedure() {
    return SpaceCannonOffense.class;
  }

  @Override
  public Class<SpaceCannonCommand> commands() {
    return SpaceCannonCommand.class;
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, SpaceCannonOffense offense) {
    if (offense.progress().moved() && told(draft, offense)) {
      return;
    }
    List<Seat> left = new ArrayList<>(offense.progress().left());
    while (!left.isEmpty() && !mayFire(draft.table(), offense, left.getFirst())) {
      left.removeFirst();
    }
    if (left.isEmpty()) {
      draft.close();
      return;
    }
    if (left.size() < offense.progress().left().size()) {
      draft.change(offense.asking(left));
    }
    draft.ask(ABOUT, left.getFirst());
  }

  /**
   * Opens the moments after ships have moved, one for each other player, before any space cannon
   * fires.
   */
  private static boolean told(Draft<CombatState, Table> draft, SpaceCannonOffense offense) {
    List<InFight> comings =
        draft.table().clockwiseFrom(offense.active()).stream()
            .filter(seat -> !seat.equals(offense.active()))
            .map(
                seat -> new CombatContext(Place.space(offense.system()), offense.active(), seat, 0))
            .map(fight -> fight.told(CombatMoment.SHIPS_MOVED, offense.active()))
            .filter(come -> CombatMoments.MOMENTS.concern(draft.table(), come))
            .toList();
    if (comings.isEmpty()) {
      return false;
    }
    draft.change(offense.asking(offense.progress().left()));
    draft.callInOrder(comings, come -> CombatMoments.occurs(draft, come));
    return true;
  }

  private static boolean mayFire(Table table, SpaceCannonOffense offense, Seat seat) {
    return !SpaceCannon.targets(table, offense.system(), offense.active(), seat).isEmpty()
        && !SpaceCannon.inRange(table, offense.system(), offense.active(), seat).isEmpty();
  }

  @Override
  public void answer(
      Draft<CombatState, Table> draft, SpaceCannonOffense offense, SpaceCannonCommand command) {
    List<Seat> others = offense.progress().left().subList(1, offense.progress().left().size());
    SpaceCannonOffense after = offense.asking(others);
    switch (command) {
      case HoldFire() -> {
        draft.answered();
        draft.change(after);
      }
      case FireSpaceCannon(Optional<Seat> wanted) -> {
        Seat target = target(draft, offense, wanted);
        draft.answered();
        draft.change(after);
        SpaceCannon.fire(
            draft,
            HitSource.SPACE_CANNON_OFFENSE,
            Place.space(offense.system()),
            offense.active(),
            target);
      }
    }
  }

  private static Seat target(
      Draft<CombatState, Table> draft, SpaceCannonOffense offense, Optional<Seat> wanted) {
    Seat shooter = draft.actor();
    draft.require(
        wanted
            .or(() -> Optional.of(offense.active()))
            .filter(target -> !target.equals(shooter))
            .flatMap(target -> SpaceCannon.held(draft.table(), shooter, target)));
    List<Seat> targets =
        SpaceCannon.targets(draft.table(), offense.system(), offense.active(), shooter);
    boolean active = shooter.equals(offense.active());
    boolean chosen = wanted.map(targets::contains).orElse(targets.size() == 1);
    if (!chosen) {
      draft.require(
          Optional.of(
              (active
                      ? Refusal.rule(
                          "space_cannon.5.2", "one other player with ships there must be named")
                      : Refusal.rule(
                          "space_cannon.5.1", "only the active player's ships can be fired at"))
                  .with("targets", targets)
                  .with("target", wanted.<Object>map(seat -> seat).orElse("none named"))));
    }
    return wanted.orElseGet(targets::getFirst);
  }

  @Override
  public List<Option> options(
      Position<CombatState, Table> position, SpaceCannonOffense offense, Seat seat) {
    Table table = position.table();
    if (!mayFire(table, offense, seat)) {
      return List.of(Option.plain(new HoldFire()));
    }
    return List.of(
        new FireOption(
            Place.space(offense.system()),
            SpaceCannon.inRange(table, offense.system(), offense.active(), seat),
            SpaceCannon.targets(table, offense.system(), offense.active(), seat)),
        Option.plain(new HoldFire()));
  }

  @Override
  public Optional<SpaceCannonCommand> defaultAnswer(
      Position<CombatState, Table> position, SpaceCannonOffense offense, Seat seat) {
    return Optional.of(new HoldFire());
  }
}
