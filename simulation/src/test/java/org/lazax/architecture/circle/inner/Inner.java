package org.lazax.architecture.circle.inner;

import java.util.List;
import org.lazax.architecture.circle.Outer;

/** Needs what is above. */
public record Inner(List<Outer> above) {}
