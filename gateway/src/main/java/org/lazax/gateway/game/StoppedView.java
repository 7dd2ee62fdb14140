package org.lazax.gateway.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.problem.ProblemException;

/**
 * What the gateway says of a game that has stopped on an error: that it has, to everybody; why, to
 * its organiser and operators, because the reason may tell what is hidden.
 *
 * @param why empty for those who may not know
 */
record StoppedView(Reply.Stopped stopped, Optional<String> why) {
  private static final String STATUS = "STOPPED";

  /**
   * Where a game has stopped on an error.
   *
   * @param by the service
   * @param seq the commit after which it has stopped
   * @param reason why; only for its organiser and operators
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Stop(String by, long seq, @Nullable String reason) {}

  /**
   * @param why whether the reader may know why
   */
  static StoppedView of(Reply.Stopped stopped, boolean why) {
    return new StoppedView(stopped, why ? Optional.of(stopped.reason()) : Optional.<String>empty());
  }

  /** The view of the game with its status, and where it has stopped. */
  JsonNode in(JsonNode view) {
    if (!(view instanceof ObjectNode running)) {
      return view;
    }
    ObjectNode shown = running.deepCopy();
    shown.put("status", STATUS);
    shown.putPOJO("stopped", new Stop(stopped.by().wireName(), stopped.seq(), why.orElse(null)));
    return shown;
  }

  /** The problem, if the game has no view. */
  ProblemException problem() {
    return ProblemException.stopped(
        "the game has stopped in %s after commit %d%s"
            .formatted(stopped.by().wireName(), stopped.seq(), why.map(": "::concat).orElse("")));
  }
}
