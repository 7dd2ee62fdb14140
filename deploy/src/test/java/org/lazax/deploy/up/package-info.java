@NullMarked
package org.lazax.deploy.up;

import org.jspecify.annotations.NullMarked;
