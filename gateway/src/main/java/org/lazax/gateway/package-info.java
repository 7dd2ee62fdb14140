/** What all REST resources of the gateway share. */
@NullMarked
package org.lazax.gateway;

import org.jspecify.annotations.NullMarked;
