/** The rules of a service as pure functions: what it decides, and how procedures are conducted. */
@NullMarked
package org.lazax.chronicle.decider;

import org.jspecify.annotations.NullMarked;
