package org.lazax.catalog.printed;

/**
 * One paragraph of a component in our own words, for people to read; the rules read typed values.
 *
 * @param timing when it applies
 * @param effect what it does
 */
public record Text(String timing, String effect) {}
