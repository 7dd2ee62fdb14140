package org.lazax.chronicle.host;

import org.lazax.chronicle.Refusal;

/** The refusals of a host itself, before the rules of the game are asked. */
public final class Refusals {
  public static final String STALE = "stale";
  public static final String BEFORE_REWIND = "made-before-a-rewind";
  public static final String UNKNOWN_COMMIT = "unknown-commit";
  public static final String UNKNOWN_GAME = "unknown-game";
  public static final String FAILED = "internal-error";

  private Refusals() {}

  static Refusal stale(long expected, long head) {
    return Refusal.of(STALE, "the game has a newer commit")
        .with("expected", expected)
        .with("head", head);
  }

  static Refusal beforeRewind(long afterSeq, long rewind) {
    return Refusal.of(BEFORE_REWIND, "the game was rewound after this command was made")
        .with("madeOn", afterSeq)
        .with("rewoundBy", rewind);
  }

  static Refusal unknownCommit(long seq, long head) {
    return Refusal.of(UNKNOWN_COMMIT, "made on an unknown commit")
        .with("madeOn", seq)
        .with("head", head);
  }

  static Refusal unknownGame() {
    return Refusal.of(UNKNOWN_GAME, "there is no such game");
  }

  static Refusal malformed(String detail) {
    return Refusal.of(Refusal.MALFORMED, detail);
  }

  static Refusal failed() {
    return Refusal.of(FAILED, "the rules failed on this command; nothing has changed");
  }

  static Refusal notBefore(long toSeq, long head) {
    return Refusal.of(UNKNOWN_COMMIT, "a rewind goes to a commit before the head")
        .with("toSeq", toSeq)
        .with("head", head);
  }

  static Refusal noRewind(String detail) {
    return Refusal.of(Refusal.NOT_AWAITED, detail);
  }
}
