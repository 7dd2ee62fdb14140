package org.lazax.chronicle.toy;

import org.lazax.chronicle.decider.Option;

/**
 * A command with a number.
 *
 * @param max the greatest number that may be named
 */
public record ToyOption(String command, int max) implements Option {}
