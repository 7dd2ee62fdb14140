package org.lazax.chronicle.commit;

/** What should have been a record, a line or an export is not. Says why, never what was in it. */
public final class Unreadable extends RuntimeException {
  public Unreadable(String reason) {
    super(reason);
  }

  public Unreadable(String reason, Throwable cause) {
    super(reason, cause);
  }
}
