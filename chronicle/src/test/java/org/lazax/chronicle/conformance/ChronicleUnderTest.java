package org.lazax.chronicle.conformance;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;

/** A chronicle with the four toy services, without deadlines. */
public interface ChronicleUnderTest extends AutoCloseable {
  /** Sends a command to the service that takes it, without waiting. */
  void submit(CommandEnvelope envelope);

  /** The accepted commits of a game as a reader of the log sees them now. */
  List<Commit> commits(GameId game);

  /** The answer to a command, if it is in the log now. */
  Optional<Answer> answer(GameId game, CommandId command);

  /** Kills an instance of a service and starts another one. */
  void restart(Service service);

  /** Is called repeatedly while a test waits. It advances the clock, or waits a short time. */
  void advance();

  @Override
  void close();
}
