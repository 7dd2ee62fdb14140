package org.lazax.tournament.state;

import java.util.Optional;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.result.TableResult;

/**
 * What an organiser has decided about a table.
 *
 * @param result that it gave to the table; empty if it decided that the table does not count
 * @param reason digest of the reason
 */
public record TableDecision(
    OfficialId by, @OmittedByDefault Optional<TableResult> result, Digest reason) {}
