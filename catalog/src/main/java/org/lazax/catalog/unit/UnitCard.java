package org.lazax.catalog.unit;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.printed.Omega;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * A unit as printed on a faction sheet, a mech card or a unit upgrade card.
 *
 * @param level 1, or 2 for a unit upgrade
 * @param faction the only faction with this unit; empty for generic units
 * @param categories its categories: a Hel-Titan is both a structure and a ground force
 * @param cost its cost; empty for structures, which cannot be produced
 * @param combat its combat value; empty for units that do not take part in combat
 * @param move its move value; 0 if it cannot move by itself
 * @param capacity the number of fighters and ground forces that it can transport
 * @param freeFighters the number of fighters in its system that do not count against capacity
 * @param inSpace whether it is placed in the space area although its type is placed on planets
 * @param technology the technology a player must own to have this unit; empty for starting units
 * @param limit the number of pieces of its type for each player; tokens extend fighters and
 *     infantry
 * @param flipSideOf the unit whose card has this unit on its other face
 * @param firstPrint the differences of its first print, if games can use it
 */
@RecordBuilder
public record UnitCard(
    UnitId id,
    String name,
    UnitType type,
    @JsonProperty(required = true) int level,
    Optional<FactionId> faction,
    Set<Category> categories,
    Optional<Cost> cost,
    Optional<CombatValue> combat,
    int move,
    int capacity,
    int freeFighters,
    boolean inSpace,
    UnitAbilities abilities,
    List<Text> texts,
    Optional<TechnologyId> technology,
    @JsonProperty(required = true) int limit,
    Optional<UnitId> flipSideOf,
    ExpansionId expansion,
    Optional<Omega> omega,
    Optional<FirstPrint> firstPrint)
    implements Entry<UnitId>, Printed, UnitCardBuilder.With {
  public UnitCard {
    categories = Frozen.set(categories);
    texts = List.copyOf(texts);
  }

  /** The timing of the first print. All values are the same. */
  public record FirstPrint(String timing) {}

  public boolean isShip() {
    return categories.contains(Category.SHIP);
  }

  public boolean isGroundForce() {
    return categories.contains(Category.GROUND_FORCE);
  }

  public boolean isStructure() {
    return categories.contains(Category.STRUCTURE);
  }
}
