package org.lazax.chronicle.host;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/**
 * The command that takes a game back, for game-service and given by nobody seated: the gateway
 * knows who may. The host carries it out, whoever owes the next commit.
 *
 * @param toSeq the commit whose state is to hold again; any before the head, and after a rewind
 *     also one that was taken back
 */
@WireType(RewindGame.TYPE)
public record RewindGame(long toSeq) implements Command {
  public static final String TYPE = "kernel.rewind";
}
