/** The promissory notes that every player has. */
package org.lazax.components.note;
