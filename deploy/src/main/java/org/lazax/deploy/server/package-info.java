/** What the server processes on one machine have in common: free ports, and their main loop. */
@NullMarked
package org.lazax.deploy.server;

import org.jspecify.annotations.NullMarked;
