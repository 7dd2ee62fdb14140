package org.lazax.rules.ruleset;

/**
 * A component that leaves all laws without effect, for all players, as long as its effect lasts.
 */
public interface BlanksLaws {}
