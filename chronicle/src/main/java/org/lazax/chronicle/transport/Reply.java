package org.lazax.chronicle.transport;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.HostEffect;

/**
 * A message from a service to the gateways. It is no record of the chronicle and may be lost: the
 * gateway asks again.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "reply")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Reply.Options.class, name = "options"),
  @JsonSubTypes.Type(value = Reply.DryRun.class, name = "dry-run"),
  @JsonSubTypes.Type(value = Reply.Status.class, name = "status"),
  @JsonSubTypes.Type(value = Reply.Started.class, name = "started"),
  @JsonSubTypes.Type(value = Reply.None.class, name = "none"),
  @JsonSubTypes.Type(value = Reply.Repeat.class, name = "repeat"),
  @JsonSubTypes.Type(value = Reply.TurnedAway.class, name = "turned-away"),
  @JsonSubTypes.Type(value = Reply.Stopped.class, name = "stopped")
})
public sealed interface Reply {
  /**
   * The options of a seat by commands of this service, after this commit.
   *
   * @param query id of the query
   * @param inert the components that the options name and that have no effect yet
   */
  record Options(
      @JsonProperty("question") String query,
      Service by,
      long seq,
      JsonNode options,
      List<String> inert)
      implements Reply {
    public Options {
      inert = List.copyOf(inert);
    }
  }

  /**
   * What a command would result in.
   *
   * @param query id of the query
   * @param refusal why it would be refused; empty if it would be accepted
   * @param events the events that the acting seat may read, before the first one that cannot be
   *     foreseen
   * @param chance whether further events would follow that depend on random numbers, or on what the
   *     acting seat may not know
   */
  record DryRun(
      @JsonProperty("question") String query,
      Service by,
      long seq,
      Optional<Refusal> refusal,
      List<PredictedEvent> events,
      boolean chance)
      implements Reply {
    public DryRun {
      events = List.copyOf(events);
    }
  }

  /**
   * Whether a command has an answer or may still get one from this service.
   *
   * @param query id of the query
   */
  record Status(@JsonProperty("question") String query, Service by, boolean open)
      implements Reply {}

  /**
   * Whether a game had stopped in this service, and is started again.
   *
   * @param query id of the query
   */
  record Started(@JsonProperty("question") String query, Service by, boolean had)
      implements Reply {}

  /** An event that a command would result in. */
  record PredictedEvent(String type, JsonNode event) {}

  /** A query that cannot be answered. */
  record None(@JsonProperty("question") String query, Service by, String reason) implements Reply {}

  /** The earlier answer to a command that was given again. */
  record Repeat(CommandId command, Answer answer) implements Reply {}

  /**
   * A command was turned away: it has no answer and has changed nothing. It may be given again with
   * the same key.
   */
  record TurnedAway(CommandId command, HostEffect.TurnedAway.Reason reason) implements Reply {}

  /**
   * A game has stopped in this service. It is told again in intervals, as long as it is so.
   *
   * @param seq number of the commit after which it has stopped
   * @param reason for its organiser and operators
   */
  record Stopped(Service by, long seq, String reason) implements Reply {
    /** After this time it is told again. */
    public static final Duration INTERVAL = Duration.ofSeconds(10);
  }
}
