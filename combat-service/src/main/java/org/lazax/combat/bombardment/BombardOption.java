package org.lazax.combat.bombardment;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.rules.combat.roll.UnitDice;

/** These units may bombard these planets. Either all of them do, or none. */
public record BombardOption(List<UnitDice> batteries, List<PlanetId> planets) implements Option {
  public BombardOption {
    batteries = List.copyOf(batteries);
    planets = List.copyOf(planets);
  }

  @Override
  public Form form() {
    Map<UnitType, Integer> all = Bombard.units(batteries);
    int count = all.values().stream().mapToInt(Integer::intValue).sum();
    return Form.of(new Bombard(aims(all, planets.getFirst())))
        .with(
            new Field.Assign(
                "aims",
                Bounds.exactly(count),
                all.entrySet().stream()
                    .map(each -> Candidate.of(Map.of("type", each.getKey())).most(each.getValue()))
                    .toList(),
                planets.stream().map(planet -> Candidate.of(Map.of("planet", planet))).toList()))
        .with(
            new Field.Flag(
                "bare", "Roll only the dice that the cards of the units say, not one more"))
        .about("dice", batteries);
  }

  private static List<Aim> aims(Map<UnitType, Integer> units, PlanetId planet) {
    return units.entrySet().stream()
        .map(each -> new Aim(each.getKey(), each.getValue(), planet))
        .toList();
  }
}
