package org.lazax.chronicle.export;

/** Carries a fault out of reading an export. */
public final class InvalidExportException extends RuntimeException {
  private final transient ExportDefect fault;

  public InvalidExportException(int line, String reason) {
    super("line " + line + ": " + reason);
    this.fault = new ExportDefect(line, reason);
  }

  public ExportDefect fault() {
    return fault;
  }
}
