/** Where the services are, for whatever asks them over HTTP. */
@NullMarked
package org.lazax.gateway.service;

import org.jspecify.annotations.NullMarked;
