/** Generates parts of the API's contract from the services' commands and checks it. */
@NullMarked
package org.lazax.contract;

import org.jspecify.annotations.NullMarked;
