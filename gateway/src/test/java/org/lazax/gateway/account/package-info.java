/** Tests of how tokens are stored. */
@NullMarked
package org.lazax.gateway.account;

import org.jspecify.annotations.NullMarked;
