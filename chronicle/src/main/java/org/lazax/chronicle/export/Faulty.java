package org.lazax.chronicle.export;

/** Carries a fault out of reading an export. */
public final class Faulty extends RuntimeException {
  private final transient Fault fault;

  public Faulty(int line, String reason) {
    super("line " + line + ": " + reason);
    this.fault = new Fault(line, reason);
  }

  public Fault fault() {
    return fault;
  }
}
