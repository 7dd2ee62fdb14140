/** Where map-service meets the host: its rules handed over, its read model told. */
@NullMarked
package org.lazax.map.adapter;

import org.jspecify.annotations.NullMarked;
