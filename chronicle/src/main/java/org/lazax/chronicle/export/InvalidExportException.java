package org.lazax.chronicle.export;

/** An export cannot be parsed or verified. It carries the first defect. */
public final class InvalidExportException extends RuntimeException {
  private final transient ExportDefect defect;

  public InvalidExportException(int line, String reason) {
    super("line " + line + ": " + reason);
    this.defect = new ExportDefect(line, reason);
  }

  public ExportDefect defect() {
    return defect;
  }
}
