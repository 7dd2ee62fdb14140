/** The rules of a service as pure functions: its decisions, and how it conducts procedures. */
@NullMarked
package org.lazax.chronicle.decider;

import org.jspecify.annotations.NullMarked;
