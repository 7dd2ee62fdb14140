package org.lazax.chronicle.transport;

import org.lazax.chronicle.Service;

/** The topics of the platform. All have the same number of partitions and the game as key. */
public final class Topics {
  /** Commits, claims and refusals: the source of truth. */
  public static final String CHRONICLE = "lazax.chronicle";

  /** Answers that are no records of the chronicle: to questions, and to those turned away. */
  public static final String REPLIES = "lazax.replies";

  public static final String DEAD_LETTERS = "lazax.dead-letters";

  private Topics() {}

  /** Where a service takes its commands and questions. */
  public static String commands(Service service) {
    return "lazax.commands." + service.wireName();
  }
}
