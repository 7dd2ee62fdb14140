/** Shows how tokens are kept. */
@NullMarked
package org.lazax.gateway.account;

import org.jspecify.annotations.NullMarked;
