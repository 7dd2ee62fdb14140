package org.lazax.catalog.printed;

import java.util.Optional;

/**
 * Marks a component whose text is a later print.
 *
 * @param codex the codex that reprinted it
 * @param original the text of the first print, if known
 */
public record Omega(ExpansionId codex, Optional<String> original) {}
