package org.lazax.catalog.unit;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Optional;

/**
 * The unit abilities that have names.
 *
 * @param deepSpaceCannon whether its space cannon also reaches adjacent systems
 * @param disablesPlanetaryShield whether other units in its system lose PLANETARY SHIELD
 * @param deploy whether it has DEPLOY, which its text describes
 */
@RecordBuilder
public record UnitAbilities(
    boolean sustainDamage,
    boolean planetaryShield,
    boolean disablesPlanetaryShield,
    boolean deploy,
    boolean deepSpaceCannon,
    Optional<DiceAbility> antiFighterBarrage,
    Optional<DiceAbility> bombardment,
    Optional<DiceAbility> spaceCannon,
    Optional<Production> production)
    implements UnitAbilitiesBuilder.With {}
