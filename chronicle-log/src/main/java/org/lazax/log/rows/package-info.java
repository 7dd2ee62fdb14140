/** Rows of PostgreSQL: read, written many at a time, and waited for while the database is away. */
@NullMarked
package org.lazax.log.rows;

import org.jspecify.annotations.NullMarked;
