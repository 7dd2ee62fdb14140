package org.lazax.rules.movement;

import java.util.Objects;

/**
 * The reason why something cannot be done. It beats every permission.
 *
 * @param rule the line of the checklist that forbids it
 * @param detail a sentence for the player
 */
public record Ban(String rule, String detail) {
  public Ban {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(detail);
  }
}
