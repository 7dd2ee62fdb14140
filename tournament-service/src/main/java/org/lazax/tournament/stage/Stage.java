package org.lazax.tournament.stage;

import java.util.Optional;

/**
 * A part of a tournament whose rounds have standings of their own.
 *
 * @param rounds how many rounds are played, at least 1
 * @param cut who goes on to the next stage; empty for the last stage
 */
public record Stage(StageId id, Format format, int rounds, TableSizes tables, Optional<Cut> cut) {}
