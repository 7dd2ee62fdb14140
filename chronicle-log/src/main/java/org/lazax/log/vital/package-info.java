/** The thread on which a process depends, and what becomes of the process when it ends or hangs. */
@NullMarked
package org.lazax.log.vital;

import org.jspecify.annotations.NullMarked;
