package org.lazax.chronicle.kernel;

import org.lazax.chronicle.wire.WireTypes;

/**
 * The identity of an ability for the kernel: a value that is written as a string. Only the game
 * knows its abilities, so it provides the class with {@link WireTypes#reading}.
 */
public interface AbilityName {}
