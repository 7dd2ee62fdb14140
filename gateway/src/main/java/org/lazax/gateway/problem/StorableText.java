package org.lazax.gateway.problem;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Checks that a text can be stored. JSON strings may have two kinds of characters that a database
 * cannot store: NUL, and unpaired surrogates.
 */
public final class StorableText {
  private StorableText() {}

  /** Refuses a JSON tree with such a character in a name or a value at any depth. */
  public static void require(JsonNode tree) {
    if (tree.isTextual()) {
      require(tree.textValue());
    }
    tree.fieldNames().forEachRemaining(StorableText::require);
    tree.forEach(StorableText::require);
  }

  /** Refuses a text with such a character. */
  public static void require(String text) {
    if (text.codePoints().anyMatch(StorableText::isForbidden)) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "a text must not contain NUL or unpaired surrogates");
    }
  }

  private static boolean isForbidden(int codePoint) {
    return codePoint == 0 || Character.getType(codePoint) == Character.SURROGATE;
  }
}
