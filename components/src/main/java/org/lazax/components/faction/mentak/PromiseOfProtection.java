package org.lazax.components.faction.mentak;

import org.lazax.components.card.LyingNote;

/**
 * Its holder cannot be pillaged. Rules: promissory_note/promise_of_protection.N1 to
 * promissory_note/promise_of_protection.N5.
 */
public final class PromiseOfProtection extends LyingNote implements ProtectsFromPillage {}
