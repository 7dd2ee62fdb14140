package org.lazax.chronicle.host;

import org.lazax.chronicle.commit.ClaimId;

/**
 * The content of a partition's offset row. A checkpoint is written only if the row holds the
 * expected fence.
 *
 * @param claim of the host that owns the row; a host writes it before it loads the row
 * @param offset of the first record of the chronicle that is in no checkpoint yet
 */
public record Fence(ClaimId claim, long offset) {}
