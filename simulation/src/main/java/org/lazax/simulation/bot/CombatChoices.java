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

/** Chooses among what combat-service offers, where there is more to choose than one of a list. */
final class CombatChoices {
  private CombatChoices() {}

  static AssignHits assign(AssignHitsOption option, Luck luck) {
    List<UnitSelection> standing = new ArrayList<>(Pieces.singles(option.eligible()));
    List<UnitSelection> first = new ArrayList<>(Pieces.singles(option.first()));
    List<UnitSelection> sustain = new ArrayList<>();
    int left = option.hits();
    List<UnitSelection> able = Pieces.singles(option.sustaining());
    for (UnitSelection one : luck.draw(able, luck.upTo(able.size()))) {
      if (left > 0) {
        sustain.add(one);
        left -= option.cancels().getOrDefault(one.type(), 1);
        turn(standing, one);
        turn(first, one);
      }
    }
    if (option.inTurn() && luck.oneIn(4)) {
      return new AssignHits(Pieces.together(sustain), List.of());
    }
    int toDestroy = Math.min(Math.max(0, left), standing.size());
    List<UnitSelection> destroy = luck.draw(first, Math.min(toDestroy, first.size()));
    if (first.size() < toDestroy) {
      first.forEach(standing::remove);
      destroy = new ArrayList<>(destroy);
      destroy.addAll(luck.draw(standing, toDestroy - first.size()));
    }
    return new AssignHits(Pieces.together(sustain), Pieces.together(destroy));
  }

  private static void turn(List<UnitSelection> units, UnitSelection one) {
    if (units.remove(one)) {
      units.add(one.turned());
    }
  }

  static SingleOut singleOut(SingleOutOption option, Luck luck) {
    return new SingleOut(
        Pieces.together(luck.draw(Pieces.singles(option.among()), option.count())));
  }

  /** All of them or none, each at any of the planets. */
  static Bombard bombard(BombardOption option, Luck luck) {
    if (luck.oneIn(4)) {
      return new Bombard(List.of());
    }
    List<Aim> aims = new ArrayList<>();
    for (UnitDice battery : option.batteries()) {
      for (int i = 0; i < battery.units(); i++) {
        aims.add(new Aim(battery.type(), 1, luck.pick(option.planets())));
      }
    }
    return new Bombard(aims);
  }

  /** Each ground force on any of the planets or on none; the custodians are paid where needed. */
  static CommitGroundForces commit(CommitOption option, int staying, Luck luck) {
    Map<PlanetId, List<UnitSelection>> landings = new LinkedHashMap<>();
    for (UnitSelection unit : Pieces.singles(option.units())) {
      if (!luck.oneIn(staying)) {
        landings.computeIfAbsent(luck.pick(option.planets()), _ -> new ArrayList<>()).add(unit);
      }
    }
    Optional<Payment> custodians = custodians(option, landings);
    Map<PlanetId, List<Payment>> tolls = new TreeMap<>();
    option.tolls().ifPresent(asked -> pay(asked, landings, custodians, tolls));
    return new CommitGroundForces(
        landings.entrySet().stream()
            .map(landing -> new Landing(landing.getKey(), Pieces.together(landing.getValue())))
            .toList(),
        custodians,
        Optional.empty(),
        Optional.of(tolls).filter(paid -> !paid.isEmpty()));
  }

  /** Each toll with a good or a planet; where there is neither left nobody lands. */
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
