package org.lazax.chronicle;

/**
 * Carries a refusal out of a decision in the making; the decider of procedures turns it into an
 * answer.
 */
public final class RefusalException extends RuntimeException {
  private final transient Refusal refusal;

  public RefusalException(Refusal refusal) {
    super(refusal.detail(), null, false, false);
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }
}
