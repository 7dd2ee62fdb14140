/** Transactions between players, and the offers that precede them. */
package org.lazax.table.trade;
