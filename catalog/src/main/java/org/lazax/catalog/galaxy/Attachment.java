package org.lazax.catalog.galaxy;

import java.util.Optional;
import org.lazax.catalog.technology.Colour;

/**
 * What a card does to the values of the planet it is attached to. A card that only says something
 * has zeros here.
 *
 * @param resources added to the planet's resources
 * @param influence added to the planet's influence
 * @param specialty a technology specialty given to the planet; the numbers then count only on a
 *     planet that has a specialty already, and instead of the new one
 */
public record Attachment(int resources, int influence, Optional<Colour> specialty) {}
