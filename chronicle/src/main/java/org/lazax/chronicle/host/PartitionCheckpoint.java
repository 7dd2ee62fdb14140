package org.lazax.chronicle.host;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.ClaimId;

/**
 * The state that a host begins with: the partition as the service's database holds it. It is read
 * after the offset row was written with the host's new claim.
 *
 * @param fence the offset row: the new claim, and the offset of the first record to read
 */
public record PartitionCheckpoint(Fence fence, Map<Service, ClaimId> claims, List<GameRow> games) {
  public PartitionCheckpoint {
    claims = Map.copyOf(claims);
    games = List.copyOf(games);
  }

  /** The checkpoint of an empty database: the log is read from its beginning. */
  public static PartitionCheckpoint empty(ClaimId claim) {
    return new PartitionCheckpoint(new Fence(claim, 0), Map.of(), List.of());
  }
}
