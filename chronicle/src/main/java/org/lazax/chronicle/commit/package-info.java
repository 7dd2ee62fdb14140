/** The records of a chronicle as bytes: commits, claims and refusals, in NDJSON. */
@NullMarked
package org.lazax.chronicle.commit;

import org.jspecify.annotations.NullMarked;
