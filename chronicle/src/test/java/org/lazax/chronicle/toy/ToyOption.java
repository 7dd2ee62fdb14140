package org.lazax.chronicle.toy;

import org.lazax.chronicle.decider.Option;

/** Any number up to this may be named. */
public record ToyOption(String command, int most) implements Option {}
