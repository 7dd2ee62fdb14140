package org.lazax.gateway.command;

import jakarta.enterprise.context.ApplicationScoped;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jboss.logging.Logger;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.ReplyCodec;
import org.lazax.gateway.chronicle.Replies;
import org.lazax.log.RecordValue;

/** Dispatches the replies of the services. */
@ApplicationScoped
class ReplyReader implements Replies {
  private static final Logger LOG = Logger.getLogger(ReplyReader.class);

  private final AnswerDispatcher dispatcher;

  ReplyReader(AnswerDispatcher dispatcher) {
    this.dispatcher = dispatcher;
  }

  @Override
  public void read(Iterable<ConsumerRecord<String, byte[]>> records) {
    for (ConsumerRecord<String, byte[]> entry : records) {
      try {
        ReplyCodec.read(RecordValue.of(entry))
            .ifPresent(reply -> dispatcher.dispatch(new GameId(entry.key()), reply));
      } catch (RuntimeException unreadable) {
        LOG.warnf(unreadable, "a reply cannot be read, offset %d", entry.offset());
      }
    }
  }
}
