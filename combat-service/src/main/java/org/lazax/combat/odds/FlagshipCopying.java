package org.lazax.combat.odds;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.catalog.unit.CombatValue;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.FlagshipCopyHooks;

/** Makes ships copies of another faction's flagship when a combat begins. */
final class FlagshipCopying {
  private static final int FACES = 10;

  private final OddsPosition position;

  FlagshipCopying(OddsPosition position) {
    this.position = position;
  }

  /** Each side that has the component makes one ship a copy. */
  void take() {
    for (Side side : Side.values()) {
      SideState half = position.half(side);
      for (int i = 0; i < half.uses.length; i++) {
        if (half.uses[i] > 0
            && half.army.effects().get(i).hooks() instanceof FlagshipCopyHooks likeness
            && likeness.useful(position, side)) {
          half.uses[i]--;
          best(half).ifPresent(slot -> take(half, slot));
        }
      }
    }
  }

  private void take(SideState half, int slot) {
    half.liken(slot);
    position.changed();
  }

  /**
   * The ship that becomes a copy: the most valuable one that cannot sustain damage. If all can, the
   * most valuable one, undamaged if possible.
   */
  private static Optional<Integer> best(SideState half) {
    return IntStream.range(0, half.slots.size())
        .boxed()
        .filter(slot -> half.count(slot) > 0 && half.likeness(slot) >= 0)
        .max(
            Comparator.comparing((Integer slot) -> !sustains(half, slot))
                .thenComparing(slot -> half.healthy[slot] > 0)
                .thenComparingInt(slot -> HitPolicy.worth(half.slots.get(slot).card().type())));
  }

  /** Whether a ship is better as a copy of the flagship. */
  static boolean gains(UnitCard ship, UnitCard flagship) {
    return !ship.abilities().sustainDamage()
        || ship.combat().map(FlagshipCopying::hitsInTen).orElse(0)
            < flagship.combat().map(FlagshipCopying::hitsInTen).orElse(0);
  }

  /** The expected hits of ten rounds. Dice for each opposing ship count as more than any number. */
  private static int hitsInTen(CombatValue combat) {
    return combat.dicePerOpposingShip()
        ? Integer.MAX_VALUE
        : combat.dice() * (FACES + 1 - combat.hitsOn());
  }

  private static boolean sustains(SideState half, int slot) {
    return half.slots.get(slot).card().abilities().sustainDamage();
  }
}
