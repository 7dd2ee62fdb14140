package org.lazax.chronicle;

/**
 * Ends a decision with a refusal. {@code ProcedureDecider} turns it into a {@code
 * Decision.Refused}.
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
