package org.lazax.chronicle.host;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.ClaimId;

/**
 * What a host begins with: the partition as its service's database holds it, read after the row was
 * taken over for the new claim.
 *
 * @param fence the row as it stands now: with the new claim, and the offset to read on from
 */
public record PartitionCheckpoint(Fence fence, Map<Service, ClaimId> claims, List<GameRow> games) {
  public PartitionCheckpoint {
    claims = Map.copyOf(claims);
    games = List.copyOf(games);
  }

  /** An empty database: everything is read from the log's beginning. */
  public static PartitionCheckpoint empty(ClaimId claim) {
    return new PartitionCheckpoint(new Fence(claim, 0), Map.of(), List.of());
  }
}
