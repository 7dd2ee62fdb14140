package org.lazax.chronicle;

/**
 * What somebody wants to happen. Its class carries a {@code @WireType} such as {@code
 * map.move-ships}.
 */
public interface Command {}
