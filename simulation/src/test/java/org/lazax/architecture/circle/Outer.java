package org.lazax.architecture.circle;

import org.lazax.architecture.circle.inner.Inner;

/** Needs what is below. */
public record Outer(Inner below) {}
