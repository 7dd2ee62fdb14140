package org.lazax.gateway.problem;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Text that every encoding and every database can hold. JSON can spell two things that are none: a
 * NUL, and half of a surrogate pair.
 */
public final class StorableText {
  private StorableText() {}

  /** Refuses what holds anything else, in a name or a value, however deep. */
  public static void require(JsonNode tree) {
    if (tree.isTextual()) {
      require(tree.textValue());
    }
    tree.fieldNames().forEachRemaining(StorableText::require);
    tree.forEach(StorableText::require);
  }

  /** Refuses anything else. */
  public static void require(String text) {
    if (text.codePoints().anyMatch(StorableText::isNone)) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "a text has no NUL and no half of a surrogate pair");
    }
  }

  private static boolean isNone(int codePoint) {
    return codePoint == 0 || Character.getType(codePoint) == Character.SURROGATE;
  }
}
