package org.lazax.game.secrets;

import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Lets everybody see an unscored secret objective of one's own. Rule: objective_cards.N4. */
@WireType("game.show-secret")
public record ShowSecret(ObjectiveId objective) implements Command {}
