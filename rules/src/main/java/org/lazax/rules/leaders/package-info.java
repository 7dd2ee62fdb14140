/** Leaders and where their ground forces land. */
@NullMarked
package org.lazax.rules.leaders;

import org.jspecify.annotations.NullMarked;
