package org.lazax.game.secrets;

import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Puts one unscored secret objective of too many back into the deck. */
@WireType("game.return-secret")
public record ReturnSecret(ObjectiveId objective) implements Command {}
