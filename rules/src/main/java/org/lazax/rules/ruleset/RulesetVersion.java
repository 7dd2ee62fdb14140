package org.lazax.rules.ruleset;

/**
 * The version of the rules in this code. It increases by one with every release that decides
 * anything differently from the release before; {@code CHANGELOG.md} says what. Logs of version 0
 * do not contain it.
 */
public final class RulesetVersion {
  /**
   * The version that is written into the genesis of a new game, and into a running game when it
   * first goes on under it.
   */
  public static final int CURRENT = 2;

  private RulesetVersion() {}
}
