package org.lazax.rules.ruleset;

/**
 * The version of the rules as this code has them. It goes up by one in every release that decides
 * anything otherwise than the release before; {@code CHANGELOG.md} says what. Logs of version 0 do
 * not tell theirs.
 */
public final class RulesetVersion {
  /** Written in the genesis of a game, and in a running game where it first goes on under it. */
  public static final int CURRENT = 1;

  private RulesetVersion() {}
}
