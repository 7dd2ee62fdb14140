package org.lazax.catalog.technology;

import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.printed.Omega;
import org.lazax.catalog.unit.UnitType;

/**
 * A technology card.
 *
 * @param color its colour; none for unit upgrades and the Nekro assimilators
 * @param upgrades the type of unit a unit upgrade improves
 * @param prerequisites how many technologies of each colour it asks for
 * @param faction who alone may research it; none for what everybody may
 * @param exhausts whether using it exhausts the card
 * @param componentAction whether using it is an action of its own
 * @param firstPrint what its first print says otherwise, where a game may be played with that
 */
public record Technology(
    TechnologyId id,
    String name,
    Optional<Colour> color,
    Optional<UnitType> upgrades,
    Map<Colour, Integer> prerequisites,
    Optional<FactionId> faction,
    String timing,
    String effect,
    boolean exhausts,
    boolean componentAction,
    ExpansionId expansion,
    Optional<Omega> omega,
    Optional<FirstPrint> firstPrint)
    implements Entry<TechnologyId> {
  public Technology {
    prerequisites = Frozen.map(prerequisites);
  }

  /** Whether using it exhausts the card, by its first print or as it is now. */
  public boolean exhausts(boolean asFirstPrinted) {
    return firstPrint.filter(_ -> asFirstPrinted).map(FirstPrint::exhausts).orElse(exhausts);
  }

  /** What the first print of a technology says of the card itself. */
  public record FirstPrint(boolean exhausts) {}

  public boolean isUnitUpgrade() {
    return upgrades.isPresent();
  }
}
