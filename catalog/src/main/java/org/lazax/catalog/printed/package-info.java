/**
 * What every entry of the catalog has in common: its name, its expansion and the version of its
 * text.
 */
@NullMarked
package org.lazax.catalog.printed;

import org.jspecify.annotations.NullMarked;
