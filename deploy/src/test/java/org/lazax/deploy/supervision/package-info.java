@NullMarked
package org.lazax.deploy.supervision;

import org.jspecify.annotations.NullMarked;
