package org.lazax.rules.combat.roll;

/** Which of those that can take a hit have to. */
public enum HitTargetRule {
  /** Any, as their owner chooses. */
  ANY,
  /** Ships other than fighters, as long as there are any. */
  LARGE_SHIPS_FIRST,
  /** Fighters alone; hits beyond them are lost. */
  FIGHTERS;

  /** Of two replacements the one that leaves the owner of the ships less choice. */
  HitTargetRule orStricter(HitTargetRule other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
