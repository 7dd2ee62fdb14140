/** Tournaments: who plays, stage by stage and table by table, and who wins. */
@NullMarked
package org.lazax.tournament;

import org.jspecify.annotations.NullMarked;
