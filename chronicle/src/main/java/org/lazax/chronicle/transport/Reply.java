package org.lazax.chronicle.transport;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.HostEffect;

/** What a service tells whoever asked, beside the chronicle. Lost without harm: one asks again. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "reply")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Reply.Options.class, name = "options"),
  @JsonSubTypes.Type(value = Reply.DryRun.class, name = "dry-run"),
  @JsonSubTypes.Type(value = Reply.None.class, name = "none"),
  @JsonSubTypes.Type(value = Reply.Repeat.class, name = "repeat"),
  @JsonSubTypes.Type(value = Reply.TurnedAway.class, name = "turned-away")
})
public sealed interface Reply {
  /**
   * What a seat may do by commands of this service, true of this commit.
   *
   * @param inert the components that the options name and that have no effect yet
   */
  record Options(String question, Service by, long seq, JsonNode options, List<String> inert)
      implements Reply {
    public Options {
      inert = List.copyOf(inert);
    }
  }

  /**
   * What a command would come to.
   *
   * @param events by their type, as far as the acting seat may see them and no die is thrown
   * @param chance whether more would happen after them
   */
  record DryRun(
      String question,
      Service by,
      long seq,
      Optional<Refusal> refusal,
      List<Foreseen> events,
      boolean chance)
      implements Reply {
    public DryRun {
      events = List.copyOf(events);
    }
  }

  /** An event that would happen. */
  record Foreseen(String type, JsonNode event) {}

  /** The question cannot be answered. */
  record None(String question, Service by, String reason) implements Reply {}

  /** A command that was answered before; its answer once more. */
  record Repeat(CommandId command, Answer answer) implements Reply {}

  /** Nothing of this command was or will be done; it may be given again under the same key. */
  record TurnedAway(CommandId command, HostEffect.TurnedAway.Reason reason) implements Reply {}
}
