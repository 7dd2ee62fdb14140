package org.lazax.catalog.unit;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * What units are produced for.
 *
 * @param resources what is paid at once
 * @param pieces how many units that buys: 2 for fighters and infantry
 */
public record Cost(
    @JsonProperty(required = true) int resources, @JsonProperty(required = true) int pieces) {}
