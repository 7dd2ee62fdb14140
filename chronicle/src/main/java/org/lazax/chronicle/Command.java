package org.lazax.chronicle;

/** A request to change a game. Its class has a {@code @WireType} such as {@code map.move-ships}. */
public interface Command {}
