package org.lazax.rules.combat.roll;

/** What a named effect adds to each result of a roll. Rule: modifiers.2. */
public record Modifier(String name, int value) {}
