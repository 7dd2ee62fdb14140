package org.lazax.chronicle.acceptance;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;

/** The latest claim of each service to one partition, as far as the partition was read. */
public record Claims(Partition partition, Map<Service, ClaimId> latest) {
  public Claims {
    latest = Map.copyOf(latest);
  }

  public static Claims none(Partition partition) {
    return new Claims(partition, Map.of());
  }

  /** The claims after this one was read. */
  public Claims with(Claim claim) {
    Map<Service, ClaimId> more = new EnumMap<>(Service.class);
    more.putAll(latest);
    more.put(claim.by(), claim.id());
    return new Claims(partition, more);
  }

  public Optional<ClaimId> of(Service service) {
    return Optional.ofNullable(latest.get(service));
  }

  /** Whether this is the latest claim of the service. A claim that was not read yet is not. */
  public boolean holds(Service service, ClaimId claim) {
    return claim.equals(latest.get(service));
  }
}
