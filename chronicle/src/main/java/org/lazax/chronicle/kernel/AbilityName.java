package org.lazax.chronicle.kernel;

import org.lazax.chronicle.wire.WireTypes;

/**
 * By what the kernel tells the abilities of a game apart: a value, written as a string. Only the
 * game knows which abilities there are, so it brings the class ({@link WireTypes#reading}).
 */
public interface AbilityName {}
