package org.lazax.catalog.technology;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.printed.Omega;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;
import org.lazax.catalog.unit.UnitType;

/**
 * A technology card.
 *
 * @param color its colour; empty for unit upgrades and the Valefar Assimilators
 * @param upgrades the type of unit that a unit upgrade improves
 * @param prerequisites the required number of technologies of each colour
 * @param faction the only faction that can research it; empty for generic technologies
 * @param exhausts whether using it exhausts the card
 * @param componentAction whether using it is a component action
 * @param firstPrint the differences of its first print, if games can use it
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
    implements Entry<TechnologyId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of(new Text(timing, effect));
  }

  @Override
  public Optional<String> costOfUse() {
    return Text.costOfUse(exhausts, false);
  }

  public Technology {
    prerequisites = Frozen.map(prerequisites);
  }

  /** Whether using it exhausts the card, in its first print or in its current print. */
  public boolean exhausts(boolean asFirstPrinted) {
    return firstPrint.filter(_ -> asFirstPrinted).map(FirstPrint::exhausts).orElse(exhausts);
  }

  /** The differences of the first print. */
  public record FirstPrint(boolean exhausts) {}

  public boolean isUnitUpgrade() {
    return upgrades.isPresent();
  }
}
