/** Action cards. */
@NullMarked
package org.lazax.components.actioncard;

import org.jspecify.annotations.NullMarked;
