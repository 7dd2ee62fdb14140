package org.lazax.catalog.unit;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A unit ability that rolls dice.
 *
 * @param hitsOn the lowest result that hits, 1 to 10
 * @param dice the number of dice
 */
public record DiceAbility(
    @JsonProperty(required = true) int hitsOn, @JsonProperty(required = true) int dice) {}
