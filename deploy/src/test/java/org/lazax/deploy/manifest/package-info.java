/** Checks of the Kubernetes and Compose files that need no cluster. */
@NullMarked
package org.lazax.deploy.manifest;

import org.jspecify.annotations.NullMarked;
