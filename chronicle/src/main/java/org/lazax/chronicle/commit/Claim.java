package org.lazax.chronicle.commit;

import org.lazax.chronicle.Service;

/**
 * An instance of a service takes the partition over. What its predecessor appends after this is
 * void.
 *
 * @param instance who claims, for whoever looks into the log
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
