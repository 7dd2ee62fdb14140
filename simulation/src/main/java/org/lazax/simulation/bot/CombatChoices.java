package org.lazax.simulation.bot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.bombardment.BombardOption;
import org.lazax.combat.hits.AssignHits;
import org.lazax.combat.hits.AssignHitsOption;
import org.lazax.combat.hits.SingleOut;
import org.lazax.combat.hits.SingleOutOption;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.invasion.CommitOption;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.payment.Payment;

/** Chooses among the options of combat-service that are more than one pick from a list. */
final class CombatChoices {
  private CombatChoices() {}

  static AssignHits assign(AssignHitsOption option, RandomSource random) {
    List<UnitSelection> standing = new ArrayList<>(Pieces.singles(option.eligible()));
    List<UnitSelection> first = new ArrayList<>(Pieces.singles(option.first()));
    List<UnitSelection> sustain = new ArrayList<>();
    int left = option.hits();
    List<UnitSelection> able = Pieces.singles(option.sustaining());
    for (UnitSelection one : random.draw(able, random.upTo(able.size()))) {
      if (left > 0) {
        sustain.add(one);
        left -= option.cancels().getOrDefault(one.type(), 1);
        damage(standing, one);
        damage(first, one);
      }
    }
    if (option.inTurn() && random.oneIn(4)) {
      return new AssignHits(Pieces.grouped(sustain), List.of());
    }
    int toDestroy = Math.min(Math.max(0, left), standing.size());
    List<UnitSelection> destroy = random.draw(first, Math.min(toDestroy, first.size()));
    if (first.size() < toDestroy) {
      first.forEach(standing::remove);
      destroy = new ArrayList<>(destroy);
      destroy.addAll(random.draw(standing, toDestroy - first.size()));
    }
    return new AssignHits(Pieces.grouped(sustain), Pieces.grouped(destroy));
  }

  private static void damage(List<UnitSelection> units, UnitSelection one) {
    if (units.remove(one)) {
      units.add(one.turned());
    }
  }

  static SingleOut singleOut(SingleOutOption option, RandomSource random) {
    return new SingleOut(
        Pieces.grouped(random.draw(Pieces.singles(option.among()), option.count())));
  }

  /** Bombards with all units or with none, each at a random planet. */
  static Bombard bombard(BombardOption option, RandomSource random) {
    if (random.oneIn(4)) {
      return new Bombard(List.of());
    }
    List<Aim> aims = new ArrayList<>();
    for (UnitDice battery : option.batteries()) {
      for (int i = 0; i < battery.units(); i++) {
        aims.add(new Aim(battery.type(), 1, random.pick(option.planets())));
      }
    }
    return new Bombard(aims);
  }

  /**
   * Commits ground forces to random planets and pays the custodians where needed.
   *
   * @param staying one in this many ground forces stays in space
   */
  static CommitGroundForces commit(CommitOption option, int staying, RandomSource random) {
    Map<PlanetId, List<UnitSelection>> landings = new LinkedHashMap<>();
    for (UnitSelection unit : Pieces.singles(option.units())) {
      if (!random.oneIn(staying)) {
        landings.computeIfAbsent(random.pick(option.planets()), _ -> new ArrayList<>()).add(unit);
      }
    }
    Optional<Payment> custodians = custodians(option, landings);
    Map<PlanetId, List<Payment>> tolls = new TreeMap<>();
    option.tolls().ifPresent(asked -> pay(asked, landings, custodians, tolls));
    return new CommitGroundForces(
        landings.entrySet().stream()
            .map(landing -> new Landing(landing.getKey(), Pieces.grouped(landing.getValue())))
            .toList(),
        custodians,
        Optional.empty(),
        Optional.of(tolls).filter(paid -> !paid.isEmpty()));
  }

  /** Pays each toll with a trade good or a planet. Without means, nothing lands on the planet. */
  private static void pay(
      CommitOption.LandingTolls asked,
      Map<PlanetId, List<UnitSelection>> landings,
      Optional<Payment> spent,
      Map<PlanetId, List<Payment>> tolls) {
    Deque<Payment> left = new ArrayDeque<>();
    int goods = asked.means().tradeGoods() - spent.map(Payment::tradeGoods).orElse(0);
    for (int i = 0; i < goods; i++) {
      left.add(new Payment(List.of(), 1));
    }
    asked
        .means()
        .planets()
        .forEach((planet, worth) -> {
          if (worth > 0 && spent.filter(paid -> paid.planets().contains(planet)).isEmpty()) {
            left.add(new Payment(List.of(planet), 0));
          }
        });
    asked
        .payments()
        .forEach((planet, toll) -> {
          if (landings.containsKey(planet) && left.size() < toll) {
            landings.remove(planet);
          } else if (landings.containsKey(planet)) {
            List<Payment> paid = new ArrayList<>();
            for (int i = 0; i < toll; i++) {
              paid.add(left.removeFirst());
            }
            tolls.put(planet, paid);
          }
        });
  }

  private static Optional<Payment> custodians(
      CommitOption option, Map<PlanetId, List<UnitSelection>> landings) {
    return option
        .custodians()
        .filter(price -> landings.containsKey(price.planet()))
        .flatMap(price -> price.means().covering(price.influence()));
  }
}
