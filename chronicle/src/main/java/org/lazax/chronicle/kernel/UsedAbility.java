package org.lazax.chronicle.kernel;

import java.util.Optional;
import org.lazax.chronicle.Seat;

/**
 * An ability that a player has used and may not use again yet.
 *
 * @param user the seat that used it
 * @param until id of the frame with which the restriction ends; empty for the rest of the game
 */
public record UsedAbility(AbilityName ability, Seat user, Optional<Integer> until) {}
