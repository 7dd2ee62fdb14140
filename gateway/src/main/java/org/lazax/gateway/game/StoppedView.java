package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.problem.ProblemException;

/**
 * What the gateway says of a game that has stopped on an error: that it has, to everybody; why, to
 * its organiser, because the reason may tell what is hidden.
 *
 * @param why empty for those who may not know
 */
record StoppedView(Reply.Stopped stopped, Optional<String> why) {
  private static final String STATUS = "STOPPED";

  static StoppedView of(Reply.Stopped stopped, boolean organiser) {
    return new StoppedView(
        stopped, organiser ? Optional.of(stopped.reason()) : Optional.<String>empty());
  }

  /** The view of the game with its status, and where it has stopped. */
  JsonNode in(JsonNode view) {
    if (!(view instanceof ObjectNode running)) {
      return view;
    }
    ObjectNode shown = running.deepCopy();
    shown.put("status", STATUS);
    ObjectNode details = shown.putObject("stopped");
    details.put("by", stopped.by().wireName()).put("seq", stopped.seq());
    why.ifPresent(reason -> details.put("reason", reason));
    return shown;
  }

  /** The problem, if the game has no view. */
  ProblemException problem() {
    return ProblemException.stopped(
        "the game has stopped in %s after commit %d%s"
            .formatted(stopped.by().wireName(), stopped.seq(), why.map(": "::concat).orElse("")));
  }
}
