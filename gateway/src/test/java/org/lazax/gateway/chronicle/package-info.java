/** Tests of reading the chronicle. */
@NullMarked
package org.lazax.gateway.chronicle;

import org.jspecify.annotations.NullMarked;
