/** Rows of PostgreSQL: reading, writing many at a time, and retries while the database is away. */
@NullMarked
package org.lazax.log.rows;

import org.jspecify.annotations.NullMarked;
