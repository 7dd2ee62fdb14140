package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/**
 * What an objective asks for. Three sorts: something that holds at the time of scoring, something
 * that is paid then, or something that was just done. The component {@code kind} names the record.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface Requirement permits StateRequirement, CostRequirement, EventRequirement {}
