package org.lazax.components.technology;

import java.util.Map;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * A technology that a player gains while hits of one roll destroy units. It comes too late for the
 * player's units that the same hits destroy.
 */
public final class LateGain {
  private static final AbilityRef NAME =
      AbilityRef.parse("faction_ability/technological_singularity#late");
  private static final String WHAT = "technology";

  private LateGain() {}

  /**
   * The technology is gained now.
   *
   * @param roll the frame of the roll
   */
  public static EffectBegan of(int roll, Grant grant, TechnologyId gained) {
    return LastingEffects.until(roll, NAME, grant, Map.of(WHAT, gained.value()));
  }

  /** Whether the player has gained the technology from the same hits that destroy its units now. */
  static boolean is(Table table, Seat seat, TechnologyId technology) {
    return table.kernel().effects().stream()
        .anyMatch(effect ->
            effect.ability().equals(NAME)
                && effect.user().filter(seat::equals).isPresent()
                && technology.value().equals(effect.params().get(WHAT)));
  }
}
