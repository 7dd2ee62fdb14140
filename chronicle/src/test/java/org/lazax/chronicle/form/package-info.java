@NullMarked
package org.lazax.chronicle.form;

import org.jspecify.annotations.NullMarked;
