package org.lazax.kafka.host;

import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Emitter;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.transport.Topics;
import org.lazax.kafka.ServiceBinding;
import org.lazax.log.CloudEvents;

/**
 * Sends dead letters to their topic. While the broker is away, only as many are kept as the channel
 * takes; the log has a line about each, and the command topic has the record.
 */
@ApplicationScoped
class DeadLetterChannel implements DeadLetters {
  private final Service service;
  private final Emitter<byte[]> letters;

  DeadLetterChannel(
      ServiceBinding<?, ?> binding,
      @Channel("dead-letters") @OnOverflow(OnOverflow.Strategy.DROP) Emitter<byte[]> letters) {
    this.service = binding.service();
    this.letters = letters;
  }

  @Override
  public void add(int partition, HostEffect.DeadLetter letter) {
    String place = "%s-%d".formatted(Topics.commands(service), partition);
    letters.send(
        Message.of(letter.reason().getBytes(StandardCharsets.UTF_8))
            .addMetadata(
                OutgoingKafkaRecordMetadata.<String>builder()
                    .withKey(place + "@" + letter.offset())
                    .withPartition(partition)
                    .withHeaders(
                        new RecordHeaders(
                            CloudEvents.headers(
                                place + "-" + letter.offset(),
                                service.wireName(),
                                "lazax.dead-letter.v1")))
                    .build()));
  }
}
