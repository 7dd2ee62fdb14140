package org.lazax.chronicle.memory;

/** A record of a log: its key, and its bytes as they were appended. */
@SuppressWarnings("ArrayRecordComponent") // kept as it is, never compared
public record LogRecord(String key, byte[] value) {}
