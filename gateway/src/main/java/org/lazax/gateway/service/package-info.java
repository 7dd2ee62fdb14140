/** HTTP clients of the services. */
@NullMarked
package org.lazax.gateway.service;

import org.jspecify.annotations.NullMarked;
