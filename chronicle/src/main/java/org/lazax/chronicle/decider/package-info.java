/** The rules of a service as pure functions: deciders, and the conductors of procedures. */
@NullMarked
package org.lazax.chronicle.decider;

import org.jspecify.annotations.NullMarked;
