package org.lazax.catalog.unit;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Optional;

/**
 * The abilities every player knows by name.
 *
 * @param deepSpaceCannon its space cannon also reaches adjacent systems
 * @param disablesPlanetaryShield others in its system lose PLANETARY SHIELD
 * @param deploy it has a way into play besides production, told in its text
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
