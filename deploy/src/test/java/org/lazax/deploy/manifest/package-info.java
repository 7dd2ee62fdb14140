/** Tests of the Kubernetes and Compose files, without a cluster. */
@NullMarked
package org.lazax.deploy.manifest;

import org.jspecify.annotations.NullMarked;
