@NullMarked
package org.lazax.chronicle.memory;

import org.jspecify.annotations.NullMarked;
