package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** The cursors of lists. A cursor stays valid while entries come and go. */
public final class Cursor {
  private Cursor() {}

  /** The cursor of the page after this one; empty if this is the last. */
  public static Optional<String> next(List<ObjectNode> page, int max) {
    return page.size() < max ? Optional.empty() : Optional.of(after(page.getLast()));
  }

  /** The id after which the page of a cursor begins. */
  public static String read(String given) {
    try {
      byte[] id = Base64.getUrlDecoder().decode(given);
      return new GameId(new String(id, StandardCharsets.US_ASCII)).value();
    } catch (IllegalArgumentException e) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "after must be a cursor from an earlier page");
    }
  }

  /** The cursor of the page that begins after this entry. */
  static String after(ObjectNode last) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(last.path("id").asText().getBytes(StandardCharsets.US_ASCII));
  }
}
