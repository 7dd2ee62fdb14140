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
import org.lazax.catalog.printed.Text;

/**
 * A unit as printed on a faction sheet, a mech card or a unit upgrade.
 *
 * @param level 1, or 2 for what a unit upgrade technology brings
 * @param faction who alone has this unit; none for what everybody has
 * @param categories what it counts as: a Hel-Titan is a structure and a ground force at once
 * @param cost what it is produced for; none for structures, which production cannot make
 * @param combat how it fights; none for units that never do
 * @param move how far it moves, 0 if it does not move by itself
 * @param capacity how many fighters and ground forces it carries
 * @param freeFighters how many fighters in its system do not count against capacity
 * @param inSpace it is placed in the space area, where its type would go on a planet
 * @param technology what a player must own to have this unit; none for what one starts with
 * @param limit how many pieces of its type a player has; tokens extend fighters and infantry
 * @param flipSideOf the unit this one is the other face of while some ability says so
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
    Optional<Omega> omega)
    implements Entry<UnitId>, UnitCardBuilder.With {
  public UnitCard {
    categories = Frozen.set(categories);
    texts = List.copyOf(texts);
  }

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
