/** Relocations: ships leave a system together outside of the Move Ships step. */
@NullMarked
package org.lazax.map.relocation;

import org.jspecify.annotations.NullMarked;
