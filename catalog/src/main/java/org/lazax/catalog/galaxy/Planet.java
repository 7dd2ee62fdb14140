package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.technology.Colour;

/**
 * A planet and its card.
 *
 * @param tile where it is printed; none for planets that come into play later. Mallice is on both
 *     faces of its tile and names the one it starts on
 * @param traits none for home planets and Mecatol Rex: those cannot be explored
 * @param specialty the technology colour it stands for as a prerequisite
 * @param homeFaction whose home planet it is
 * @param legendary the ability that makes it a legendary planet
 */
public record Planet(
    PlanetId id,
    String name,
    Optional<TileId> tile,
    @JsonProperty(required = true) int resources,
    @JsonProperty(required = true) int influence,
    Set<Trait> traits,
    Optional<Colour> specialty,
    Optional<FactionId> homeFaction,
    Optional<LegendaryAbility> legendary,
    ExpansionId expansion)
    implements Entry<PlanetId> {
  public Planet {
    traits = Frozen.set(traits);
  }

  public boolean isLegendary() {
    return legendary.isPresent();
  }

  /**
   * What control of a legendary planet allows.
   *
   * @param exhausts whether its card is exhausted by using it
   */
  public record LegendaryAbility(String name, String timing, String effect, boolean exhausts) {}
}
