/** Where combat-service meets the host: its rules handed over, its read model told. */
@NullMarked
package org.lazax.combat.adapter;

import org.jspecify.annotations.NullMarked;
