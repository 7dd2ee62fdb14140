/** Tests of relics. */
package org.lazax.game.component.relic;
