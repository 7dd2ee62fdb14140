package org.lazax.rules.combat.roll;

import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;

/**
 * Dice of something that is no unit of the fight.
 *
 * @param as the type of unit that others' hooks and the log take it for
 */
public record LentDice(UnitType as, DiceAbility dice) {}
