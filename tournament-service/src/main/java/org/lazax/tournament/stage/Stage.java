package org.lazax.tournament.stage;

import java.util.Optional;

/**
 * A stage as the organiser has planned it.
 *
 * @param rounds how many rounds are played; empty in an elimination, which ends with one table
 * @param tables the sizes of its tables
 * @param cut who goes on to the next stage; empty in the last stage
 */
public record Stage(
    StageId id, Format format, Optional<Integer> rounds, TableSizes tables, Optional<Cut> cut) {}
