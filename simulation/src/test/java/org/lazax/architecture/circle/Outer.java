package org.lazax.architecture.circle;

import org.lazax.architecture.circle.inner.Inner;

/** Depends on the package below. */
public record Outer(Inner below) {}
