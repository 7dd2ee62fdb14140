/**
 * Rows of PostgreSQL: reading, writing in bulk, and retries while the database is not available.
 */
@NullMarked
package org.lazax.log.rows;

import org.jspecify.annotations.NullMarked;
