package org.lazax.chronicle.commit;

/**
 * A record, a line or an export cannot be read. The message gives the reason and never the content.
 */
public final class UnreadableException extends RuntimeException {
  public UnreadableException(String reason) {
    super(reason);
  }

  public UnreadableException(String reason, Throwable cause) {
    super(reason, cause);
  }
}
