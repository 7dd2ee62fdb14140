package org.lazax.catalog.galaxy;

import java.util.Optional;
import org.lazax.catalog.technology.Colour;

/**
 * The effect of a card on the values of the planet it is attached to. The values of a card that has
 * only a text are zero.
 *
 * @param resources the additional resources of the planet
 * @param influence the additional influence of the planet
 * @param specialty the technology specialty that the planet gains; if the planet has one already,
 *     it gains the resources and influence instead
 */
public record Attachment(int resources, int influence, Optional<Colour> specialty) {}
