package org.lazax.chronicle.commit;

import org.lazax.chronicle.Service;

/**
 * An instance of a service takes over the partition. What the service's previous instance appends
 * after this record is void.
 *
 * @param instance name of the instance, for people who read the log
 */
public record Claim(ClaimId id, Service by, String instance) implements ChronicleRecord {

  @Override
  public byte[] bytes() {
    return Json.line(
        Json.object()
            .put("v", Header.VERSION)
            .put("claim", id.value())
            .put("by", by.wireName())
            .put("instance", instance));
  }
}
