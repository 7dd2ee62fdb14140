package org.lazax.gateway.command;

import jakarta.enterprise.context.ApplicationScoped;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.ReplyCodec;

/**
 * Reads the replies of the services. It begins at the end of the topic, because nobody waits for
 * older replies.
 */
@ApplicationScoped
class ReplyReader {
  private final AnswerDispatcher dispatcher;

  ReplyReader(AnswerDispatcher dispatcher) {
    this.dispatcher = dispatcher;
  }

  @Incoming("replies")
  void read(ConsumerRecords<String, byte[]> records) {
    for (ConsumerRecord<String, byte[]> entry : records) {
      ReplyCodec.read(entry.value())
          .ifPresent(reply -> dispatcher.dispatch(new GameId(entry.key()), reply));
    }
  }
}
