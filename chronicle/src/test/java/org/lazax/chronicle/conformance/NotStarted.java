package org.lazax.chronicle.conformance;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;

/** The chronicle before a test has started one. */
final class NotStarted implements ChronicleUnderTest {
  @Override
  public void submit(CommandEnvelope envelope) {
    throw new IllegalStateException("not started");
  }

  @Override
  public List<Commit> commits(GameId game) {
    return List.of();
  }

  @Override
  public Optional<Answer> answer(GameId game, CommandId command) {
    return Optional.empty();
  }

  @Override
  public void restart(Service service) {
    throw new IllegalStateException("not started");
  }

  @Override
  public void advance() {}

  @Override
  public void close() {}
}
