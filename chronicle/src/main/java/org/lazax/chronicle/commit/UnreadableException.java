package org.lazax.chronicle.commit;

/** What should have been a record, a line or an export is not. Says why, never what was in it. */
public final class UnreadableException extends RuntimeException {
  public UnreadableException(String reason) {
    super(reason);
  }

  public UnreadableException(String reason, Throwable cause) {
    super(reason, cause);
  }
}
