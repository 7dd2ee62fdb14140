/**
 * The gateway's reader of the chronicle: it saves accepted records as rows and passes them to
 * listeners and followers.
 */
@NullMarked
package org.lazax.gateway.chronicle;

import org.jspecify.annotations.NullMarked;
