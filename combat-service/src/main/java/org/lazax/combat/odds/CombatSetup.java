package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.CombatValue;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.combat.Side;
import org.lazax.rules.invasion.CommitmentHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * A combat before it begins, in a space area or on a planet.
 *
 * @param catalog the catalog of the expansions of the request
 */
record CombatSetup(
    Catalog catalog,
    boolean inSpace,
    boolean nebula,
    Army attacker,
    Army defender,
    List<Turn> turns) {
  private static final SystemId SYSTEM = SystemId.of("odds");
  static final Place SPACE = Place.space(SYSTEM);
  static final Place PLANET = Place.on(SYSTEM, new PlanetId("odds"));

  /** Creates the setup. Components of unit cards that either side makes blank do not act. */
  static CombatSetup of(
      Catalog catalog, boolean inSpace, boolean nebula, Army attacker, Army defender) {
    Predicate<UnitCard> blank = card -> attacker.makesBlank(card) || defender.makesBlank(card);
    Army first = attacker.without(blank);
    Army second = defender.without(blank);
    return new CombatSetup(catalog, inSpace, nebula, first, second, turns(first, second));
  }

  /** Whether the result of a round of combat for one side does not depend on the other side. */
  boolean isPlain() {
    return Stream.of(attacker, defender)
        .flatMap(army -> army.effects().stream())
        .noneMatch(effect -> effect.traits().dependsOnOtherSide());
  }

  /**
   * Whether, in addition, no unit rolls a number of dice that depends on the number of opposing
   * ships.
   */
  boolean isDull() {
    return isPlain()
        && Stream.of(attacker, defender)
            .flatMap(army -> army.cards().values().stream())
            .flatMap(card -> card.combat().stream())
            .noneMatch(CombatValue::dicePerOpposingShip);
  }

  Army army(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  Place place() {
    return inSpace ? SPACE : PLANET;
  }

  HitSource combat() {
    return inSpace ? HitSource.SPACE_COMBAT : HitSource.GROUND_COMBAT;
  }

  /**
   * The place of units: ships in space, structures on the planet, ground forces where the combat
   * is.
   */
  Place place(UnitCard card) {
    if (card.isShip() || card.inSpace()) {
      return SPACE;
    }
    return card.isStructure() || !inSpace ? PLANET : SPACE;
  }

  /** The groups of a side's units, also those that are empty at first. */
  List<Army.Slot> slots(Side side) {
    List<Army.Slot> slots = new ArrayList<>();
    army(side).cards().values().forEach(card -> slots.add(slot(side, card, false)));
    army(side).likenesses().values().forEach(card -> slots.add(slot(side, card, true)));
    return slots;
  }

  private Army.Slot slot(Side side, UnitCard card, boolean isLikeness) {
    boolean lands = side == Side.ATTACKER && lands(card);
    Place place = lands ? PLANET : side == Side.ATTACKER && isElsewhere(card) ? SPACE : place(card);
    boolean isHere = place.equals(place());
    return new Army.Slot(card, place, isHere, isHere && (lands || fights(card)), isLikeness);
  }

  /** Whether a component lets the attacker commit such ships like ground forces. */
  private boolean lands(UnitCard card) {
    return !inSpace
        && attacker.effects().stream()
            .map(SideComponent::hooks)
            .anyMatch(hooks -> hooks instanceof CommitmentHooks lands && lands.commits(card));
  }

  /**
   * Whether the attacker's units of this card are not on the planet: structures that are not ground
   * forces.
   */
  private boolean isElsewhere(UnitCard card) {
    return !inSpace && card.isStructure() && !card.isGroundForce();
  }

  /** The order in which the sides use their components: in turn, one each, the attacker first. */
  private static List<Turn> turns(Army attacker, Army defender) {
    List<Turn> turns = new ArrayList<>();
    int most = Math.max(attacker.effects().size(), defender.effects().size());
    for (int i = 0; i < most; i++) {
      if (i < attacker.effects().size()) {
        turns.add(new Turn(Side.ATTACKER, i));
      }
      if (i < defender.effects().size()) {
        turns.add(new Turn(Side.DEFENDER, i));
      }
    }
    return List.copyOf(turns);
  }

  /** The turn of one component of a side, by its index. */
  record Turn(Side side, int effect) {}

  /** Whether such units fight by their category. */
  boolean fights(UnitCard card) {
    return inSpace ? card.isShip() : card.isGroundForce();
  }
}
