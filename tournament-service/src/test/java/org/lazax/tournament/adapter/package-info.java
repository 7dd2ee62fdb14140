@NullMarked
package org.lazax.tournament.adapter;

import org.jspecify.annotations.NullMarked;
