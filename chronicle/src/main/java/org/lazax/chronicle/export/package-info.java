/**
 * Exports of games as files: what one viewer may read, in a form that can be checked against the
 * chain.
 */
@NullMarked
package org.lazax.chronicle.export;

import org.jspecify.annotations.NullMarked;
