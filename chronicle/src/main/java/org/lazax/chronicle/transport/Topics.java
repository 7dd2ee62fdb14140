package org.lazax.chronicle.transport;

import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;

/**
 * The names of the platform's topics beside those of the chronicles, which a {@link Realm} names.
 * All topics have the same number of partitions, and their records have the game as key.
 */
public final class Topics {
  /** Replies to the gateways that are no records of the chronicle. */
  public static final String REPLIES = "lazax.replies";

  public static final String DEAD_LETTERS = "lazax.dead-letters";

  private Topics() {}

  /** The topic of a service's commands and queries. */
  public static String commands(Service service) {
    return "lazax.commands." + service.wireName();
  }
}
