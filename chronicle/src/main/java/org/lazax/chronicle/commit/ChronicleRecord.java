package org.lazax.chronicle.commit;

/** What may lie in a chronicle's partition. Told apart by the shape of the first line. */
public sealed interface ChronicleRecord permits Commit, Claim, RefusedCommand, UnreadableRecord {

  /**
   * Reads any bytes; what cannot be read is {@link UnreadableRecord} and void, for every reader
   * alike. Of a commit it reads the header alone.
   */
  static ChronicleRecord read(byte[] value) {
    return RecordReader.read(value);
  }

  /** The bytes as they were received or are to be sent. */
  byte[] bytes();
}
