package org.lazax.combat.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Option;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.bombardment.BombardOption;
import org.lazax.combat.hits.AssignHits;
import org.lazax.combat.hits.AssignHitsOption;
import org.lazax.combat.hits.SingleOut;
import org.lazax.combat.hits.SingleOutOption;
import org.lazax.combat.invasion.ChoosePlanet;
import org.lazax.combat.invasion.ChoosePlanetOption;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.invasion.CommitOption;
import org.lazax.combat.retreat.RetreatCommand.AnnounceRetreat;
import org.lazax.combat.retreat.RetreatCommand.TakeToken;
import org.lazax.combat.retreat.RetreatOption;
import org.lazax.combat.retreat.TakeTokenOption;
import org.lazax.combat.spacecannon.FireOption;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.combat.roll.UnitDice;

/** Makes a legal command from an option, with nothing but what the option says. */
final class RandomAnswers {
  private final Random random;

  RandomAnswers(Random random) {
    this.random = random;
  }

  Command to(List<Option> options) {
    return switch (any(options)) {
      case AssignHitsOption option -> assigned(option);
      case SingleOutOption option -> singledOut(option);
      case AbilityOption option -> used(option);
      case FireOption option -> new FireSpaceCannon(Optional.of(any(option.targets())));
      case RetreatOption _ -> new AnnounceRetreat();
      case TakeTokenOption option -> new TakeToken(any(option.pools()));
      case BombardOption option -> random.nextInt(4) == 0 ? new Bombard(List.of()) : aimed(option);
      case CommitOption option -> landed(option);
      case ChoosePlanetOption option -> new ChoosePlanet(any(option.planets()));
      case Option.Plain(Command command) -> command;
      case Option other -> throw new AssertionError("unheard of: " + other);
    };
  }

  private AssignHits assigned(AssignHitsOption option) {
    List<UnitSelection> standing = new ArrayList<>(singles(option.eligible()));
    List<UnitSelection> first = new ArrayList<>(singles(option.first()));
    List<UnitSelection> sustain = new ArrayList<>();
    int left = option.hits();
    for (UnitSelection one : singles(option.sustaining())) {
      if (left > 0 && random.nextBoolean()) {
        sustain.add(one);
        left -= option.cancels().getOrDefault(one.type(), 1);
        turn(standing, one);
        turn(first, one);
      }
    }
    if (option.inTurn() && random.nextBoolean()) {
      return new AssignHits(sustain, List.of());
    }
    int dead = Math.min(Math.max(0, left), standing.size());
    first.forEach(standing::remove);
    Collections.shuffle(first, random);
    Collections.shuffle(standing, random);
    first.addAll(standing);
    return new AssignHits(sustain, first.subList(0, dead));
  }

  private static void turn(List<UnitSelection> units, UnitSelection one) {
    if (units.remove(one)) {
      units.add(new UnitSelection(one.type(), 1, true));
    }
  }

  private SingleOut singledOut(SingleOutOption option) {
    List<UnitSelection> among = new ArrayList<>(singles(option.among()));
    Collections.shuffle(among, random);
    return new SingleOut(among.subList(0, option.count()));
  }

  private Command used(AbilityOption option) {
    return switch (option) {
      case AbilityOption.Usable usable ->
          new AbilityCommand.UseAbility(Service.COMBAT, usable.ability());
      case AbilityOption.Passing _ -> new AbilityCommand.LetPass(Service.COMBAT);
      case AbilityOption.Choice choice -> {
        List<String> candidates = new ArrayList<>(choice.candidates());
        Collections.shuffle(candidates, random);
        yield new AbilityCommand.Choose(
            Service.COMBAT, candidates.subList(0, choice.ask().least()));
      }
    };
  }

  private Bombard aimed(BombardOption option) {
    List<Aim> aims = new ArrayList<>();
    for (UnitDice battery : option.batteries()) {
      for (int unit = 0; unit < battery.units(); unit++) {
        aims.add(new Aim(battery.type(), 1, any(option.planets())));
      }
    }
    return new Bombard(aims);
  }

  private CommitGroundForces landed(CommitOption option) {
    List<Landing> landings = new ArrayList<>();
    for (UnitSelection one : singles(option.units())) {
      if (random.nextInt(4) > 0) {
        landings.add(new Landing(any(option.planets()), List.of(one)));
      }
    }
    return new CommitGroundForces(
        landings,
        option
            .custodians()
            .filter(price -> landings.stream().anyMatch(l -> l.planet().equals(price.planet())))
            .flatMap(price -> price.means().covering(price.influence())));
  }

  private static List<UnitSelection> singles(List<UnitSelection> groups) {
    List<UnitSelection> singles = new ArrayList<>();
    for (UnitSelection group : groups) {
      for (int i = 0; i < group.count(); i++) {
        singles.add(new UnitSelection(group.type(), 1, group.damaged()));
      }
    }
    singles.sort(Comparator.comparing(UnitSelection::type));
    return singles;
  }

  private <E> E any(List<E> list) {
    return list.get(random.nextInt(list.size()));
  }
}
