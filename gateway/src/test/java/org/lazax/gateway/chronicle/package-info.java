/** Tests of how the chronicle is read. */
@NullMarked
package org.lazax.gateway.chronicle;

import org.jspecify.annotations.NullMarked;
