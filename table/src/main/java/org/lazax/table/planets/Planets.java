package org.lazax.table.planets;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Copies;

/** The planets that somebody controls. */
public record Planets(Map<PlanetId, PlanetCard> cards) {
  public static final Planets NONE = new Planets(Map.of());

  public Planets {
    cards = Copies.sorted(cards);
  }

  @JsonCreator
  static Planets parse(Map<PlanetId, PlanetCard> cards) {
    return new Planets(cards);
  }

  @Override
  @JsonValue
  public Map<PlanetId, PlanetCard> cards() {
    return cards;
  }

  public Optional<Seat> controller(PlanetId planet) {
    return Optional.ofNullable(cards.get(planet)).map(PlanetCard::controller);
  }

  public boolean controls(Seat seat, PlanetId planet) {
    return controller(planet).filter(seat::equals).isPresent();
  }

  /** Whether this player controls it and its card is readied. */
  public boolean readied(Seat seat, PlanetId planet) {
    PlanetCard card = cards.get(planet);
    return card != null && card.controller().equals(seat) && !card.exhausted();
  }

  /** All that a player controls. */
  public List<PlanetId> of(Seat seat) {
    return cards.entrySet().stream()
        .filter(e -> e.getValue().controller().equals(seat))
        .map(Map.Entry::getKey)
        .toList();
  }

  public List<PlanetId> readiedOf(Seat seat) {
    return cards.entrySet().stream()
        .filter(e -> e.getValue().controller().equals(seat) && !e.getValue().exhausted())
        .map(Map.Entry::getKey)
        .toList();
  }

  public Planets with(PlanetId planet, PlanetCard card) {
    return new Planets(Copies.with(cards, planet, card));
  }

  public Planets without(PlanetId planet) {
    return new Planets(Copies.without(cards, planet));
  }
}
