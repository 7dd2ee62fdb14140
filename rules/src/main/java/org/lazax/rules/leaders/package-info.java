/** Leaders that let ground forces land from other places than the active system. */
@NullMarked
package org.lazax.rules.leaders;

import org.jspecify.annotations.NullMarked;
