package org.lazax.table.grants;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.leaders.LeaderCards;
import org.lazax.table.planets.LegendaryAbility;

/**
 * Which components act for a player: the abilities of its faction sheet, its technologies, the
 * units it can have, its leaders, the ability cards of its legendary planets, the laws in play, and
 * whatever effects of its own still last. Those of its sheet come first, each kind in the order of
 * the catalog.
 */
public final class Grants {
  private Grants() {}

  /** Abilities of the faction, technologies and units, by the print that this game plays. */
  public static List<ComponentRef> onSheet(Table table, Seat seat) {
    List<ComponentRef> sheet = table.player(seat).sheet().components();
    return printed(table, sheet);
  }

  private static List<ComponentRef> printed(Table table, List<ComponentRef> components) {
    return table.settings().firstPrints().isEmpty()
        ? components
        : components.stream().map(table.settings()::printed).toList();
  }

  /** What acts for this seat now. */
  public static List<ComponentRef> of(Table table, Seat seat) {
    List<ComponentRef> own = onSheet(table, seat);
    return and(own, passing(table, seat));
  }

  /** All of it but what lasts. */
  public static List<ComponentRef> standing(Table table, Seat seat) {
    return and(onSheet(table, seat), cards(table, seat));
  }

  /**
   * What acts for this seat now beside its sheet: cards on the table, and effects of its own that
   * last.
   */
  public static List<ComponentRef> passing(Table table, Seat seat) {
    List<ComponentRef> cards = cards(table, seat);
    List<LastingEffect> effects = table.kernel().effects();
    if (effects.isEmpty()) {
      return cards;
    }
    List<ComponentRef> own = onSheet(table, seat);
    List<ComponentRef> all = new ArrayList<>(cards);
    effects.stream()
        .filter(effect -> effect.user().filter(seat::equals).isPresent())
        .map(effect -> AbilityRef.parse(effect.ability()).component())
        .filter(component -> !own.contains(component) && !cards.contains(component))
        .distinct()
        .forEach(all::add);
    return all;
  }

  /**
   * Leaders in force, cards of legendary planets, promissory notes in the play area and laws; one
   * in somebody's play area acts for its owner alone.
   */
  private static List<ComponentRef> cards(Table table, Seat seat) {
    List<PlanetId> legendary = LegendaryAbility.heldBy(table, seat);
    List<Law> laws = table.council().laws();
    List<PromissoryNoteId> notes = table.player(seat).notesInPlay();
    List<ComponentRef> leaders = printed(table, LeaderCards.of(table, seat));
    if (laws.isEmpty() && legendary.isEmpty() && notes.isEmpty()) {
      return leaders;
    }
    List<ComponentRef> cards = new ArrayList<>(leaders);
    legendary.forEach(planet -> cards.add(ComponentRef.of(planet)));
    notes.forEach(note -> cards.add(ComponentRef.of(note)));
    laws.stream()
        .filter(law -> law.owner().map(seat::equals).orElse(true))
        .forEach(law -> cards.add(ComponentRef.of(law.agenda())));
    return cards;
  }

  private static List<ComponentRef> and(List<ComponentRef> some, List<ComponentRef> more) {
    if (more.isEmpty()) {
      return some;
    }
    List<ComponentRef> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }
}
