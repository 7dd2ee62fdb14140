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
 * A fight before it begins, somewhere: in a space area, or on a planet.
 *
 * @param catalog what is printed
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

  /** What the cards of units that either side has made blank say does not act. */
  static CombatSetup of(
      Catalog catalog, boolean inSpace, boolean nebula, Army attacker, Army defender) {
    Predicate<UnitCard> blank = card -> attacker.makesBlank(card) || defender.makesBlank(card);
    Army first = attacker.without(blank);
    Army second = defender.without(blank);
    return new CombatSetup(catalog, inSpace, nebula, first, second, turns(first, second));
  }

  /** Whether in a round of combat what becomes of a side does not depend on the other. */
  boolean isPlain() {
    return Stream.of(attacker, defender)
        .flatMap(army -> army.effects().stream())
        .noneMatch(effect -> effect.traits().dependsOnOtherSide());
  }

  /** Whether moreover nobody throws more dice for more of the opponent's ships. */
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

  /** Ships are in space, structures on the planet, ground forces where the fight is. */
  Place place(UnitCard card) {
    if (card.isShip() || card.inSpace()) {
      return SPACE;
    }
    return card.isStructure() || !inSpace ? PLANET : SPACE;
  }

  /** The ranks in which a side's units stand, those still empty too. */
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

  /** Whether who invades lands such ships as if they were ground forces. */
  private boolean lands(UnitCard card) {
    return !inSpace
        && attacker.effects().stream()
            .map(SideComponent::hooks)
            .anyMatch(hooks -> hooks instanceof CommitmentHooks lands && lands.commits(card));
  }

  /** Who invades a planet has no structures on it, but for those that fight. */
  private boolean isElsewhere(UnitCard card) {
    return !inSpace && card.isStructure() && !card.isGroundForce();
  }

  /** The order in which the sides use what they have: one each, the attacker first. */
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

  /** One of a side's effects may act. */
  record Turn(Side side, int effect) {}

  /** Whether such units fight by their category. */
  boolean fights(UnitCard card) {
    return inSpace ? card.isShip() : card.isGroundForce();
  }
}
