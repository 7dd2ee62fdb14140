/** Supervision of child processes: start, restart and orderly stop. */
@NullMarked
package org.lazax.deploy.supervision;

import org.jspecify.annotations.NullMarked;
