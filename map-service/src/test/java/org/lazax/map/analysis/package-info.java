@NullMarked
package org.lazax.map.analysis;

import org.jspecify.annotations.NullMarked;
