package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;
import org.lazax.catalog.technology.Colour;

/**
 * A planet and its card.
 *
 * @param tile the tile on which it is printed; empty for planets that come into play later. Mallice
 *     is on both faces of its tile and has the face on which it starts
 * @param traits its traits; empty for home planets and Mecatol Rex, which cannot be explored
 * @param specialty its technology specialty
 * @param homeFaction the faction whose home planet it is
 * @param legendary its ability, if it is a legendary planet
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
    implements Entry<PlanetId>, Printed {
  public Planet {
    traits = Frozen.set(traits);
  }

  /** The ability of a legendary planet. */
  @Override
  public List<Text> texts() {
    return legendary.stream().map(card -> new Text(card.timing(), card.effect())).toList();
  }

  @Override
  public Optional<String> costOfUse() {
    return legendary.flatMap(card -> Text.costOfUse(card.exhausts(), false));
  }

  public boolean isLegendary() {
    return legendary.isPresent();
  }

  /**
   * The ability of a legendary planet.
   *
   * @param exhausts whether its use exhausts the card
   */
  public record LegendaryAbility(String name, String timing, String effect, boolean exhausts) {}
}
