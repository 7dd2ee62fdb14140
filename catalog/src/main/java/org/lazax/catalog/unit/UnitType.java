package org.lazax.catalog.unit;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Locale;

/** The eleven types of units. A {@link UnitCard} describes the abilities of a unit. */
@JsonClassDescription("A type of units.")
@EnumNaming(SnakeCaseStrategy.class)
public enum UnitType {
  FLAGSHIP(Category.SHIP),
  WAR_SUN(Category.SHIP),
  DREADNOUGHT(Category.SHIP),
  CARRIER(Category.SHIP),
  CRUISER(Category.SHIP),
  DESTROYER(Category.SHIP),
  FIGHTER(Category.SHIP),
  MECH(Category.GROUND_FORCE),
  INFANTRY(Category.GROUND_FORCE),
  PDS(Category.STRUCTURE),
  SPACE_DOCK(Category.STRUCTURE);

  private final Category category;
  private final String text = name().toLowerCase(Locale.ROOT);

  UnitType(Category category) {
    this.category = category;
  }

  /** The name in JSON and in choices, such as {@code war_sun}. */
  public String text() {
    return text;
  }

  /** The category of this type. A card can add categories, see {@link UnitCard#categories()}. */
  public Category category() {
    return category;
  }

  public boolean isShip() {
    return category == Category.SHIP;
  }

  /** Whether units of this type are ground forces. By its card, a Hel-Titan is one too. */
  public boolean isGroundForce() {
    return category == Category.GROUND_FORCE;
  }

  public boolean isStructure() {
    return category == Category.STRUCTURE;
  }

  /**
   * Whether tokens can represent units of this type, so that plastic does not limit their number.
   */
  public boolean hasTokens() {
    return this == FIGHTER || this == INFANTRY;
  }
}
