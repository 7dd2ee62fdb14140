package org.lazax.chronicle.host;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/**
 * The command that rewinds a game. It is for game-service and has no acting seat; the gateway
 * checks who may give it. The host carries it out even if a service owes the next commit.
 *
 * @param toSeq number of the commit whose state is restored; any before the head, also one that an
 *     earlier rewind took back
 */
@WireType(RewindGame.TYPE)
public record RewindGame(long toSeq) implements Command {
  public static final String TYPE = "kernel.rewind";
}
