package org.lazax.chronicle.commit;

/**
 * A value that is no valid record: not UTF-8, not JSON, of an unknown version or with other fields.
 * It is void.
 */
public final class UnreadableRecord implements ChronicleRecord {
  private final byte[] bytes;
  private final String reason;

  UnreadableRecord(byte[] bytes, String reason) {
    this.bytes = bytes.clone();
    this.reason = reason;
  }

  /** Why it cannot be read, for people who read the log. */
  public String reason() {
    return reason;
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public String toString() {
    return "unreadable: " + reason;
  }
}
