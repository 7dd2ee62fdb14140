/** When and with whom players make transactions, and how promissory notes change hands. */
package org.lazax.rules.trade;
