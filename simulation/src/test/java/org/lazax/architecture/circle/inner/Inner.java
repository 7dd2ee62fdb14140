package org.lazax.architecture.circle.inner;

import java.util.List;
import org.lazax.architecture.circle.Outer;

/** Depends on the package above. */
public record Inner(List<Outer> above) {}
