package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.Field;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.bombardment.BombardOption;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.combat.hits.SingleOut;
import org.lazax.combat.hits.SingleOutOption;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.invasion.CommitOption;
import org.lazax.combat.spacecannon.FireOption;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.UnitSelection;
import org.lazax.components.StandardRules;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.procedure.CombatProcedure.SingleOut.Fate;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** Fights a fight of a game to its end: everybody does all the harm they can, nobody retreats. */
final class PlayedFight {
  private static final int MOST_STEPS = 1_000;
  private static final CombatDecider DECIDER = new CombatDecider(StandardRules.TABLE);

  private final Random random;
  private Position<CombatState, Table> position;

  PlayedFight(Table table, Random random) {
    this.random = random;
    position = new Position<>(Stamp.NONE, table, DECIDER.initial());
  }

  /** The table once the fight is over. */
  Table play() {
    for (int steps = 0; !isOver(); steps++) {
      assertThat(steps).as("steps of a fight").isLessThan(MOST_STEPS);
      List<Seat> awaited =
          position.table().kernel().awaiting().map(window -> window.awaited()).orElse(List.of());
      Optional<Seat> seat = awaited.stream().findFirst();
      Stamp stamp = new Stamp(position.head().seq() + 1, Instant.EPOCH, seat);
      commit(
          seat.map(who -> DECIDER.decide(position, stamp, answer(who), new Thrown(random)))
              .orElseGet(() -> DECIDER.proceed(position, stamp, new Thrown(random))));
    }
    return position.table();
  }

  private boolean isOver() {
    return position.table().kernel().stack().isEmpty()
        || (!position.own().fought().isEmpty() && position.own().fought().getLast().over());
  }

  private Command answer(Seat seat) {
    for (Option option : DECIDER.options(position, seat)) {
      switch (option) {
        case FireOption fire -> {
          return new FireSpaceCannon(fire.targets().stream().findFirst());
        }
        case BombardOption bombard -> {
          List<Aim> aims = new ArrayList<>();
          bombard
              .batteries()
              .forEach(unit -> aims.add(new Aim(unit.type(), unit.units(), Field.ALBION)));
          return new Bombard(aims);
        }
        case CommitOption commit -> {
          return new CommitGroundForces(
              List.of(new Landing(Field.ALBION, commit.units())), Optional.empty());
        }
        case AbilityOption.Usable usable when isFree(usable.ability()) -> {
          return new AbilityCommand.UseAbility(Service.COMBAT, usable.ability());
        }
        case SingleOutOption single -> {
          return new SingleOut(chosen(single, seat));
        }
        default -> {}
      }
    }
    return DECIDER.defaultAnswer(position, seat).orElseThrow();
  }

  /** What costs nothing is used, as it is in odds. */
  private static boolean isFree(AbilityRef ability) {
    return StandardRules.RULESET
        .components()
        .of(ability.component(), MomentHooks.class)
        .filter(hooks -> !(hooks instanceof ActivatedComponent))
        .isPresent();
  }

  /** Who gives up a unit gives up the cheapest; who strikes at one takes the dearest. */
  private List<UnitSelection> chosen(SingleOutOption option, Seat seat) {
    Comparator<UnitSelection> worth =
        Comparator.comparingInt(group -> HitPolicy.worth(group.type()));
    boolean givesUp = option.owner().equals(seat) && option.fate() == Fate.DESTROYED;
    Comparator<UnitSelection> order = givesUp ? worth : worth.reversed();
    if (option.fate() == Fate.HIT) {
      order =
          Comparator.<UnitSelection, Boolean>comparing(group -> sustains(option, group))
              .thenComparing(order);
    }
    List<UnitSelection> chosen = new ArrayList<>();
    int left = option.count();
    for (UnitSelection group : option.among().stream().sorted(order).toList()) {
      if (left > 0) {
        chosen.add(new UnitSelection(group.type(), Math.min(left, group.count()), group.damaged()));
        left -= chosen.getLast().count();
      }
    }
    return chosen;
  }

  private boolean sustains(SingleOutOption option, UnitSelection group) {
    return !group.damaged()
        && Stats.of(position.table(), option.owner(), group.type()).abilities().sustainDamage();
  }

  private void commit(Decision<CombatState, Table> decision) {
    position = ((Decision.Accepted<CombatState, Table>) decision).after();
  }

  private record Thrown(Random random) implements Dice {
    @Override
    public Chance roll(int sides, int count) {
      List<Integer> values = random.ints(count, 1, sides + 1).boxed().toList();
      return new Chance(0, Collections.nCopies(count, sides), values);
    }

    @Override
    public Chance draw(int of, int count) {
      throw new AssertionError("nothing is drawn in a fight");
    }

    @Override
    public boolean used() {
      return false;
    }
  }
}
