package org.lazax.chronicle.commit;

/** A record of the chronicle's topic. The fields of its first line say which kind it is. */
public sealed interface ChronicleRecord permits Commit, Claim, RefusedCommand, UnreadableRecord {

  /**
   * Reads any bytes. A value that cannot be read is an {@link UnreadableRecord} and void for every
   * reader. Of a commit, only the header is read.
   */
  static ChronicleRecord read(byte[] value) {
    return RecordReader.read(value);
  }

  /** The bytes as they were received or as they are sent. */
  byte[] bytes();
}
