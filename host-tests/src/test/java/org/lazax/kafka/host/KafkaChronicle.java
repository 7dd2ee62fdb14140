package org.lazax.kafka.host;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.conformance.ChronicleUnderTest;
import org.lazax.chronicle.host.CommandEnvelope;

/** The chronicle on a real broker, for the conformance suite. */
final class KafkaChronicle implements ChronicleUnderTest {
  private static final Duration POLL_TIME = Duration.ofMillis(20);

  private final Platform platform;

  KafkaChronicle(Packaging packaging) {
    this.platform = Platform.started(packaging);
  }

  @Override
  public void submit(CommandEnvelope envelope) {
    platform.producer.submit(envelope);
  }

  @Override
  public List<Commit> commits(GameId game) {
    return platform.follower.game(game).commits();
  }

  @Override
  public Optional<Answer> answer(GameId game, CommandId command) {
    return platform.follower.answered(game, command);
  }

  @Override
  public void restart(Service service) {
    platform.instance(service).kill();
    platform.start(service);
  }

  @Override
  public void advance() {
    platform.follower.poll(POLL_TIME);
  }

  @Override
  public void close() {
    platform.close();
  }
}
