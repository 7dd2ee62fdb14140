package org.lazax.kafka.host;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.host.Failures;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.QueryResult;
import org.lazax.chronicle.transport.Reply;
import org.lazax.chronicle.transport.ReplyCodec;
import org.lazax.chronicle.transport.Topics;
import org.lazax.chronicle.transport.Withdrawal;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.log.CloudEvents;

/** Sends replies to the gateways. A lost reply does no harm, because the gateway asks again. */
final class ReplyProducer {
  private static final Logger LOG = Logger.getLogger(ReplyProducer.class);

  private final Service by;
  private final ObjectMapper json;
  private final LogProducer producer;
  private final int partition;

  ReplyProducer(Decider<?, ?> decider, LogProducer producer, int partition) {
    this.by = decider.service();
    this.json = decider.wire().json();
    this.producer = producer;
    this.partition = partition;
  }

  /** Replies to a query. If the result cannot be written, the reply is that there is none. */
  void reply(HostEffect.Reply reply) {
    send(reply.query().game(), written(reply));
  }

  private Reply written(HostEffect.Reply reply) {
    try {
      return of(reply.query().id(), reply.result());
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      LOG.errorf(failure, "the result of a query about %s cannot be written", reply.query().game());
      return new Reply.None(reply.query().id(), by, "its result cannot be written");
    }
  }

  private Reply of(String id, QueryResult result) {
    return switch (result) {
      case QueryResult.Options o ->
          new Reply.Options(id, by, o.seq(), json.valueToTree(o.options()), o.inert());
      case QueryResult.DryRun d ->
          new Reply.DryRun(
              id,
              by,
              d.seq(),
              d.refusal(),
              d.events().stream().map(this::predicted).toList(),
              d.chance());
      case QueryResult.Status s -> new Reply.Status(id, by, s.open());
      case QueryResult.Started s -> new Reply.Started(id, by, s.had());
      case QueryResult.State _ -> new Reply.None(id, by, "a state query is for the service itself");
      case QueryResult.None n -> new Reply.None(id, by, n.reason());
    };
  }

  private Reply.PredictedEvent predicted(GameEvent event) {
    return new Reply.PredictedEvent(WireTypes.nameOf(event.getClass()), json.valueToTree(event));
  }

  void repeat(HostEffect.Repeat repeat) {
    send(repeat.game(), new Reply.Repeat(repeat.command(), repeat.answer()));
  }

  /**
   * Replies that a command was turned away, as soon as the topic of commands says so. Hosts that
   * begin later read it there.
   */
  void turnedAway(HostEffect.TurnedAway turned) {
    producer.send(
        Topics.commands(by),
        partition,
        turned.game().value(),
        new Withdrawal(turned.command(), turned.offset() + 1).bytes(),
        CloudEvents.headers(turned.command().toString(), by.wireName(), CloudEvents.WITHDRAWAL),
        done ->
            done.ifPresentOrElse(
                failure ->
                    LOG.warnf(
                        "command %s is turned away, and nobody is told: %s",
                        turned.command(), failure.getMessage()),
                () ->
                    send(turned.game(), new Reply.TurnedAway(turned.command(), turned.reason()))));
  }

  void stopped(HostEffect.GameStopped stop) {
    send(stop.game(), new Reply.Stopped(by, stop.seq(), stop.reason()));
  }

  private void send(GameId game, Reply reply) {
    producer.send(
        Topics.REPLIES,
        partition,
        game.value(),
        ReplyCodec.write(reply),
        CloudEvents.headers(UUID.randomUUID().toString(), by.wireName(), "lazax.reply.v1"),
        done ->
            done.ifPresent(failure ->
                LOG.warnf("a reply about game %s was lost: %s", game, failure.getMessage())));
  }
}
