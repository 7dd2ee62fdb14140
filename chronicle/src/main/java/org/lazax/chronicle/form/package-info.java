/** Options as forms: what a client shows and fills in without knowing the command. */
@NullMarked
package org.lazax.chronicle.form;

import org.jspecify.annotations.NullMarked;
