package org.lazax.combat.dice;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.combat.battle.Modifier;
import org.lazax.table.Table;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Which units of a player roll, and what they need. Damage changes nothing: sustain_damage.2. */
public final class Batteries {
  private Batteries() {}

  /**
   * The units at a place that have an ability. Modifiers of combat rolls leave these rolls alone.
   * Rule: modifiers.N1.
   */
  public static List<Battery> withAbility(
      Table table, Place place, Seat seat, Function<UnitCard, Optional<DiceAbility>> ability) {
    return rolling(table, place, seat, _ -> true, ability, List.of());
  }

  /** The ships that fight in a space area. Rules: space_combat.5, nebula.3. */
  public static List<Battery> ships(
      Table table, Place space, Seat seat, Seat opponent, boolean defending) {
    int opposing =
        table
            .units()
            .count(
                space,
                s ->
                    s.owner().equals(opponent)
                        && s.type().isShip()
                        && s.type() != UnitType.FIGHTER);
    List<Modifier> modifiers = defending ? Nebula.forDefender(table, space.system()) : List.of();
    return rolling(table, space, seat, UnitCard::isShip, card -> combat(card, opposing), modifiers);
  }

  /** The ground forces that fight on a planet. Rules: ground_combat.1, nebula.N3. */
  public static List<Battery> groundForces(Table table, Place planet, Seat seat) {
    return rolling(
        table, planet, seat, UnitCard::isGroundForce, card -> combat(card, 0), List.of());
  }

  private static Optional<DiceAbility> combat(UnitCard card, int opposingShips) {
    return card.combat().map(c -> new DiceAbility(c.hitsOn(), c.diceAgainst(opposingShips)));
  }

  private static List<Battery> rolling(
      Table table,
      Place place,
      Seat seat,
      Predicate<UnitCard> which,
      Function<UnitCard, Optional<DiceAbility>> needs,
      List<Modifier> modifiers) {
    Map<UnitType, Integer> counts = new EnumMap<>(UnitType.class);
    for (UnitStack stack : table.units().at(place)) {
      if (stack.owner().equals(seat)) {
        counts.merge(stack.type(), stack.count(), Integer::sum);
      }
    }
    List<Battery> batteries = new ArrayList<>();
    counts.forEach((type, units) -> {
      UnitCard card = Stats.of(table, seat, type);
      needs
          .apply(card)
          .filter(roll -> roll.dice() > 0 && which.test(card))
          .ifPresent(roll ->
              batteries.add(
                  new Battery(type, place, units, units * roll.dice(), roll.hitsOn(), modifiers)));
    });
    return batteries;
  }
}
