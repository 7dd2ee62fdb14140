/** Accounts, and the tokens with which they call the API. */
@NullMarked
package org.lazax.gateway.account;

import org.jspecify.annotations.NullMarked;
