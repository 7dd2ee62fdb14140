/** What is printed on the components of rulesets, forwarded from game-service. */
@NullMarked
package org.lazax.gateway.catalog;

import org.jspecify.annotations.NullMarked;
