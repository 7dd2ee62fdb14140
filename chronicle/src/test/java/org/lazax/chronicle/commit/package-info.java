/** Tests of the package of the same name, and what they need to write commits. */
@NullMarked
package org.lazax.chronicle.commit;

import org.jspecify.annotations.NullMarked;
