package org.lazax.rules.combat.roll;

/** The units to which hits must be assigned. */
public enum HitTargetRule {
  /** Any unit, by its owner's choice. */
  ANY,
  /** Ships other than fighters, as long as there are any. */
  LARGE_SHIPS_FIRST,
  /** Only fighters. Further hits are lost. */
  FIGHTERS;

  /** The rule that leaves the owner of the ships less choice. */
  HitTargetRule orStricter(HitTargetRule other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
