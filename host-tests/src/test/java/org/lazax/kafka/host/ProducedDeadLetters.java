package org.lazax.kafka.host;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.transport.Topics;
import org.lazax.kafka.store.ServicePartition;

/** Dead letters without a container and its channels. */
record ProducedDeadLetters(LogProducer producer) implements DeadLetters {
  @Override
  public void add(ServicePartition id, HostEffect.DeadLetter letter) {
    producer.send(
        Topics.DEAD_LETTERS,
        id.partition(),
        Topics.commands(id.service()) + "-" + id.partition() + "@" + letter.offset(),
        letter.reason().getBytes(StandardCharsets.UTF_8),
        List.of(),
        _ -> {});
  }
}
