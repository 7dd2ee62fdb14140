package org.lazax.chronicle.export;

/**
 * What is wrong with an export.
 *
 * @param line number of the bad line, from 1
 * @param reason why it is bad
 */
public record ExportDefect(int line, String reason) {}
