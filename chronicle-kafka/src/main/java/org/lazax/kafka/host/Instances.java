package org.lazax.kafka.host;

import java.util.UUID;
import org.lazax.chronicle.commit.ClaimId;

/** Makes the name of this process and the ids of its claims. */
final class Instances {
  private Instances() {}

  static String name() {
    return ProcessHandle.current().pid() + "-" + UUID.randomUUID().toString().substring(0, 8);
  }

  static ClaimId newClaim() {
    return new ClaimId(UUID.randomUUID().toString());
  }
}
