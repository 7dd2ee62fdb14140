/** Leaders by which ground forces land from elsewhere than the active system. */
@NullMarked
package org.lazax.rules.leaders;

import org.jspecify.annotations.NullMarked;
