package org.lazax.chronicle.host;

import java.time.Instant;
import org.lazax.chronicle.commit.CommandId;

/**
 * A command that waits for its answer.
 *
 * @param offset in the command topic
 * @param size of its record, in bytes
 * @param sent the time of its record
 * @param arrived when it was read
 */
record Pending(long offset, int size, CommandEnvelope envelope, Instant sent, Instant arrived) {
  CommandId id() {
    return envelope.command();
  }
}
