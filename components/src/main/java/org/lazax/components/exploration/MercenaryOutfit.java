package org.lazax.components.exploration;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** The player may place an infantry on the planet. */
final class MercenaryOutfit extends RevealedCard {
  private static final String UNIT = "place";

  MercenaryOutfit() {
    super("mercenary_outfit");
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, CardRevealed revealed, Chosen soFar) {
    return soFar.has(UNIT)
            || !UnitPlacement.isOpen(table, grant.user(), UnitType.INFANTRY, revealed.place())
        ? Optional.empty()
        : Optional.of(new Ask(UNIT, List.of(UnitType.INFANTRY.text()), 0, 1));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    if (chosen.one(UNIT).isPresent()) {
      UnitPlacement.place(draft, grant.user(), UnitType.INFANTRY, revealed.place(), chosen);
    }
  }
}
