/** Tests of votes. */
@NullMarked
package org.lazax.agenda.vote;

import org.jspecify.annotations.NullMarked;
