package org.lazax.kafka.host;

import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Emitter;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.transport.Topics;
import org.lazax.kafka.store.ServicePartition;
import org.lazax.log.CloudEvents;

/**
 * Sends dead letters to their topic. While the broker is away, only as many are kept as the channel
 * takes; the log has a line about each, and the command topic has the record.
 */
@ApplicationScoped
class DeadLetterChannel implements DeadLetters {
  private final Emitter<byte[]> letters;

  DeadLetterChannel(
      @Channel("dead-letters") @OnOverflow(OnOverflow.Strategy.DROP) Emitter<byte[]> letters) {
    this.letters = letters;
  }

  @Override
  public void add(ServicePartition id, HostEffect.DeadLetter letter) {
    String place = "%s-%d".formatted(Topics.commands(id.service()), id.partition());
    letters.send(
        Message.of(letter.reason().getBytes(StandardCharsets.UTF_8))
            .addMetadata(
                OutgoingKafkaRecordMetadata.<String>builder()
                    .withKey(place + "@" + letter.offset())
                    .withPartition(id.partition())
                    .withHeaders(
                        new RecordHeaders(
                            CloudEvents.headers(
                                place + "-" + letter.offset(),
                                id.service().wireName(),
                                "lazax.dead-letter.v1")))
                    .build()));
  }
}
