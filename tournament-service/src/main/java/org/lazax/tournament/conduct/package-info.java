/** What the commands of a tournament do, and when they are refused. */
@NullMarked
package org.lazax.tournament.conduct;

import org.jspecify.annotations.NullMarked;
