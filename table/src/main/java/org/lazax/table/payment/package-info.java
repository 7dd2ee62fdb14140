/** What a step costs, and how it is paid: one valuation for all services. */
@NullMarked
package org.lazax.table.payment;

import org.jspecify.annotations.NullMarked;
