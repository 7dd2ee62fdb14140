/** Tests of space cannon. */
@NullMarked
package org.lazax.combat.adapter;

import org.jspecify.annotations.NullMarked;
