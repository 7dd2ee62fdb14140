package org.lazax.catalog.unit;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The cost of producing units.
 *
 * @param resources the resources to spend
 * @param pieces the number of units for that cost: 2 for fighters and infantry
 */
public record Cost(
    @JsonProperty(required = true) int resources, @JsonProperty(required = true) int pieces) {}
