/** Accounts and their tokens. */
@NullMarked
package org.lazax.gateway.account;

import org.jspecify.annotations.NullMarked;
