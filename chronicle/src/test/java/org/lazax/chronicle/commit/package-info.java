/** Tests of records as bytes, and what tests need to write commits. */
@NullMarked
package org.lazax.chronicle.commit;

import org.jspecify.annotations.NullMarked;
