@NullMarked
package org.lazax.gateway.tournament;

import org.jspecify.annotations.NullMarked;
