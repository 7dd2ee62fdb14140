package org.lazax.combat;

import org.lazax.chronicle.Option;

/** A command that leaves nothing to choose but whether to give it. */
public record Plain(String command) implements Option {}
