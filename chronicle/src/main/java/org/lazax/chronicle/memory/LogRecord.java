package org.lazax.chronicle.memory;

/** A record of a log with the bytes that were appended. */
@SuppressWarnings("ArrayRecordComponent") // its bytes are never compared
public record LogRecord(String key, byte[] value) {}
