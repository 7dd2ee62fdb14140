package org.lazax.rulebook;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Something outside of the tests that some of them need, such as a browser. If it is missing, they
 * are skipped on a developer's machine and fail where the environment variable {@code CI} is set.
 */
public final class Prerequisite {
  private static final boolean IS_CI = System.getenv("CI") != null;

  private Prerequisite() {}

  /**
   * Fails or skips the test if something is missing.
   *
   * @param there whether it is there
   * @param message what is missing and how to get it
   */
  public static void check(boolean there, String message) {
    check(there, message, IS_CI);
  }

  static void check(boolean there, String message, boolean isCi) {
    if (isCi) {
      assertTrue(there, message);
    } else {
      assumeTrue(there, message);
    }
  }
}
