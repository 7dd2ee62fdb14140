package org.lazax.chronicle.host;

import java.util.Arrays;
import java.util.Optional;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/**
 * A record that was sent and has not been read back.
 *
 * @param pending the command it answers, if one that came by the command topic
 * @param after where the game stands if it is accepted; empty for a refusal
 */
@SuppressWarnings("ArrayRecordComponent") // its bytes are compared by themselves
record InFlight<S, T extends SharedState<T>>(
    long ticket, byte[] bytes, Optional<Pending> pending, Optional<Position<S, T>> after) {

  boolean is(ChronicleRecord read) {
    return Arrays.equals(bytes, read.bytes());
  }
}
