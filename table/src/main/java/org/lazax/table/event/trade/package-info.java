/** What happens to offers and transactions. */
package org.lazax.table.event.trade;
