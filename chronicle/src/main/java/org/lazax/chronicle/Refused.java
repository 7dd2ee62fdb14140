package org.lazax.chronicle;

import org.lazax.chronicle.decider.ProcedureDecider;

/**
 * Carries a refusal out of a decision in the making; {@link ProcedureDecider} turns it into an
 * answer.
 */
public final class Refused extends RuntimeException {
  private final transient Refusal refusal;

  public Refused(Refusal refusal) {
    super(refusal.detail(), null, false, false);
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }
}
