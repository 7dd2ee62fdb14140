package org.lazax.gateway.tournament;

import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.problem.StorableText;

/**
 * What people write in a tournament: its name, and reasons of decisions. It has no control
 * characters and no marks that change the direction of the text around them, because these make a
 * line look like another one.
 */
final class PlainText {
  static final int LONGEST_NAME = 200;
  static final int LONGEST_REASON = 2_000;

  private PlainText() {}

  /**
   * The text without blanks at its ends.
   *
   * @param what it is, for the refusal
   * @param longest how many characters it may have
   */
  static String of(String text, String what, int longest) {
    String stripped = text.strip();
    if (stripped.isEmpty() || stripped.length() > longest) {
      throw malformed(what + " has 1 to " + longest + " characters");
    }
    StorableText.require(stripped);
    if (stripped.codePoints().anyMatch(PlainText::misleads)) {
      throw malformed(what + " has no control characters and no marks of direction");
    }
    return stripped;
  }

  private static boolean misleads(int codePoint) {
    return Character.isISOControl(codePoint)
        || codePoint == '\u061c'
        || codePoint == '\u200e'
        || codePoint == '\u200f'
        || (codePoint >= '\u202a' && codePoint <= '\u202e')
        || (codePoint >= '\u2066' && codePoint <= '\u2069');
  }

  private static ProblemException malformed(String detail) {
    return ProblemException.of(ProblemType.MALFORMED_REQUEST, detail);
  }
}
