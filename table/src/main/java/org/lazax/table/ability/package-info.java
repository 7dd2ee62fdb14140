/**
 * What is used or forced when something happens: the occurrences, the abilities that hang on them,
 * and how both are conducted.
 */
@NullMarked
package org.lazax.table.ability;

import org.jspecify.annotations.NullMarked;
