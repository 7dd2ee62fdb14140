package org.lazax.rules.combat.roll;

import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;

/**
 * Dice of something that is not a unit of the combat.
 *
 * @param as the type of unit as which hooks and the log treat it
 */
public record LentDice(UnitType as, DiceAbility dice) {}
