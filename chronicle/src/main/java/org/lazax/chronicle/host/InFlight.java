package org.lazax.chronicle.host;

import java.util.Arrays;
import java.util.Optional;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/**
 * A record that was sent and not read back yet.
 *
 * @param ticket identifies the record
 * @param pending the command of the command topic that it answers; empty if there is none
 * @param after the position after it is accepted; empty for a refusal
 */
@SuppressWarnings("ArrayRecordComponent") // equals() is not used; is() compares the bytes
record InFlight<S, T extends SharedState<T>>(
    long ticket, byte[] bytes, Optional<Pending> pending, Optional<Position<S, T>> after) {

  boolean is(ChronicleRecord read) {
    return Arrays.equals(bytes, read.bytes());
  }
}
