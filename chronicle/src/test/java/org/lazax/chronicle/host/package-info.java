@NullMarked
package org.lazax.chronicle.host;

import org.jspecify.annotations.NullMarked;
