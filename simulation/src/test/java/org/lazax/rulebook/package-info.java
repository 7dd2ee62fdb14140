/** The checklist of the rules, the tests that show its lines, and generated documentation. */
@NullMarked
package org.lazax.rulebook;

import org.jspecify.annotations.NullMarked;
