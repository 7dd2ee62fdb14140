/** Tests of promissory notes. */
package org.lazax.game.component.note;
