package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/**
 * The requirement of an objective: a state of the table, a cost, or an event. The JSON property
 * {@code kind} names the record.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface Requirement permits StateRequirement, CostRequirement, EventRequirement {}
