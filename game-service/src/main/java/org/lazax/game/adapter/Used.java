package org.lazax.game.adapter;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.AbilityName;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.UsedAbility;

/**
 * An ability that a player has used and may not use again yet.
 *
 * @param until index in {@code frames} of the procedure with which the restriction ends; empty for
 *     the rest of the game
 */
record Used(AbilityName ability, Seat user, Optional<Integer> until) {
  static Used of(UsedAbility use, List<Frame> frames) {
    return new Used(use.ability(), use.user(), Lasting.index(use.until(), frames));
  }
}
