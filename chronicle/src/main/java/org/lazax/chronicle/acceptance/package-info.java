/** The rules of acceptance: which records count. By them every reader sees the same chain. */
@NullMarked
package org.lazax.chronicle.acceptance;

import org.jspecify.annotations.NullMarked;
