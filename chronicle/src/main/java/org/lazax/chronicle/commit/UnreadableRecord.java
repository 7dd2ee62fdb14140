package org.lazax.chronicle.commit;

/** A record that is none: no UTF-8, no JSON, a foreign version or shape. It is void. */
public final class UnreadableRecord implements ChronicleRecord {
  private final byte[] bytes;
  private final String reason;

  UnreadableRecord(byte[] bytes, String reason) {
    this.bytes = bytes.clone();
    this.reason = reason;
  }

  /** For whoever looks into the log. */
  public String reason() {
    return reason;
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public String toString() {
    return "illegible: " + reason;
  }
}
