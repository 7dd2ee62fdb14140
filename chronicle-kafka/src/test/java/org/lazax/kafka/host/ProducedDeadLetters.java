package org.lazax.kafka.host;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.transport.Topics;

/** Dead letters without a container and its channels. */
record ProducedDeadLetters(Service service, LogProducer producer) implements DeadLetters {
  @Override
  public void add(int partition, HostEffect.DeadLetter letter) {
    producer.send(
        Topics.DEAD_LETTERS,
        partition,
        Topics.commands(service) + "-" + partition + "@" + letter.offset(),
        letter.reason().getBytes(StandardCharsets.UTF_8),
        List.of(),
        _ -> {});
  }
}
