package org.lazax.chronicle.host;

import org.lazax.chronicle.commit.ClaimId;

/**
 * What the offset row of a partition must hold for a checkpoint to be written over it.
 *
 * @param claim under which the row is held: written by whoever loads it, before loading
 * @param offset of the first record of the chronicle that no checkpoint holds yet
 */
public record Fence(ClaimId claim, long offset) {}
