/** Who is asking: accounts, and the tokens they act with. */
@NullMarked
package org.lazax.gateway.account;

import org.jspecify.annotations.NullMarked;
