package org.lazax.chronicle.conformance;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;

/** A chronicle with the four toy services at work, without deadlines. */
public interface ChronicleUnderTest extends AutoCloseable {
  /** Sends a command to the service that takes it, and does not wait. */
  void give(CommandEnvelope envelope);

  /** The accepted commits of a game as a reader of the log sees them now. */
  List<Commit> commits(GameId game);

  /** The first valid answer to a command that lies in the log now. */
  Optional<Answer> answer(GameId game, CommandId command);

  /** Ends an instance without a word and starts another in its place. */
  void restart(Service service);

  /** Called again and again while a test waits; lets some time pass where time is real. */
  void goOn();

  @Override
  void close();
}
