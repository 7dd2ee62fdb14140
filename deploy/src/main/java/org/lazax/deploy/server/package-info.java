/** What the servers on one machine have in common: a port of their own, a process of their own. */
@NullMarked
package org.lazax.deploy.server;

import org.jspecify.annotations.NullMarked;
