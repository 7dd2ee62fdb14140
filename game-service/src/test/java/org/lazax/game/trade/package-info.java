/** Tests of offers and transactions. */
package org.lazax.game.trade;
