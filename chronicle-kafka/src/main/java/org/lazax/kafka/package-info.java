/** What a service brings along to be hosted. All other packages of this module build on it. */
@NullMarked
package org.lazax.kafka;

import org.jspecify.annotations.NullMarked;
