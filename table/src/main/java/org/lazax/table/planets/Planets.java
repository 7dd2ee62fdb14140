package org.lazax.table.planets;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.immutable.Copies;

/**
 * The planets that players control, and what lies with planets, whoever controls them.
 *
 * @param cards the cards of controlled planets, by planet
 * @param attached attached cards, and whether each is exhausted. They stay when control changes.
 *     Rules: attach.2, attach.2.1
 * @param usedAbilities legendary planets whose ability card is exhausted. The ability card lies
 *     with the planet's card and has its own state. Rules: legendary_planets.2,
 *     legendary_planets.N4
 * @param sleepers planets with a sleeper token of the Titans
 */
public record Planets(
    Map<PlanetId, PlanetCard> cards,
    Map<PlanetId, List<Attached>> attached,
    Set<PlanetId> usedAbilities,
    Set<PlanetId> sleepers) {
  public static final Planets NONE = new Planets(Map.of(), Map.of(), Set.of(), Set.of());

  public Planets {
    cards = Copies.sorted(cards);
    attached = Copies.sorted(attached);
    usedAbilities = Copies.ordered(usedAbilities);
    sleepers = Copies.ordered(sleepers);
  }

  /** Cards without attachments. All ability cards are readied. */
  public Planets(Map<PlanetId, PlanetCard> cards) {
    this(cards, Map.of(), Set.of(), Set.of());
  }

  public Optional<Seat> controller(PlanetId planet) {
    return Optional.ofNullable(cards.get(planet)).map(PlanetCard::controller);
  }

  public boolean controls(Seat seat, PlanetId planet) {
    return controller(planet).filter(seat::equals).isPresent();
  }

  /** Whether this player controls the planet and its card is readied. */
  public boolean readied(Seat seat, PlanetId planet) {
    PlanetCard card = cards.get(planet);
    return card != null && card.controller().equals(seat) && !card.exhausted();
  }

  /** All planets of a player. */
  public List<PlanetId> of(Seat seat) {
    return where(card -> card.controller().equals(seat));
  }

  public List<PlanetId> readiedOf(Seat seat) {
    return where(card -> card.controller().equals(seat) && !card.exhausted());
  }

  private List<PlanetId> where(Predicate<PlanetCard> which) {
    List<PlanetId> found = new ArrayList<>();
    cards.forEach((planet, card) -> {
      if (which.test(card)) {
        found.add(planet);
      }
    });
    return found;
  }

  /** What is attached to a planet. */
  public List<Attached> attachedTo(PlanetId planet) {
    return attached.getOrDefault(planet, List.of());
  }

  public Planets with(PlanetId planet, PlanetCard card) {
    return new Planets(Copies.with(cards, planet, card), attached, usedAbilities, sleepers);
  }

  /**
   * The same without control of the planet. When its cards leave the deck again, they are readied.
   * Rule: legendary_planets.2.1.
   */
  public Planets without(PlanetId planet) {
    return new Planets(
        Copies.without(cards, planet), attached, Copies.without(usedAbilities, planet), sleepers);
  }

  /**
   * The same without the planet and everything that lay with it. Rules: attach.2.2,
   * legendary_planets.4.
   */
  public Planets purged(PlanetId planet) {
    return new Planets(
        Copies.without(cards, planet),
        Copies.without(attached, planet),
        Copies.without(usedAbilities, planet),
        Copies.without(sleepers, planet));
  }

  public Planets withAttached(PlanetId planet, List<Attached> now) {
    return new Planets(
        cards,
        now.isEmpty() ? Copies.without(attached, planet) : Copies.with(attached, planet, now),
        usedAbilities,
        sleepers);
  }

  /** The same with exactly these sleeper tokens. */
  public Planets withSleepers(Set<PlanetId> now) {
    return new Planets(cards, attached, usedAbilities, now);
  }

  public Planets withUsed(PlanetId planet) {
    return new Planets(cards, attached, Copies.with(usedAbilities, planet), sleepers);
  }

  public Planets withReadied(List<PlanetId> abilities) {
    Set<PlanetId> left = new LinkedHashSet<>(usedAbilities);
    left.removeAll(abilities);
    return new Planets(cards, attached, left, sleepers);
  }
}
