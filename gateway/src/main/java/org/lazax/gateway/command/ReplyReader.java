package org.lazax.gateway.command;

import jakarta.enterprise.context.ApplicationScoped;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.ReplyCodec;

/** Hears what services say beside the chronicle, from now on: older replies help nobody. */
@ApplicationScoped
class ReplyReader {
  private final AnswerDispatcher correspondence;

  ReplyReader(AnswerDispatcher correspondence) {
    this.correspondence = correspondence;
  }

  @Incoming("replies")
  void read(ConsumerRecords<String, byte[]> records) {
    for (ConsumerRecord<String, byte[]> entry : records) {
      ReplyCodec.read(entry.value())
          .ifPresent(reply -> correspondence.said(new GameId(entry.key()), reply));
    }
  }
}
