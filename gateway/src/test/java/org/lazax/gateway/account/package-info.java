/** Tests of accounts and tokens. */
@NullMarked
package org.lazax.gateway.account;

import org.jspecify.annotations.NullMarked;
