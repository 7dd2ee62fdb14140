package org.lazax.rules.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.FactionSheet;
import org.lazax.table.Player;
import org.lazax.table.Table;

/**
 * The technologies that a player does not own yet and can gain: the general ones and those of its
 * faction, which replace the general unit upgrades that they improve. Rules: technology.2,
 * technology.11, technology.N3, unit_upgrades.N1.
 */
public final class TechnologyDeck {
  private TechnologyDeck() {}

  public static List<Technology> of(Table table, Seat seat) {
    Player player = table.player(seat);
    return FactionSheet.of(table, player)
        .cached(TechnologyDeck.class, () -> of(table.catalog(), player));
  }

  private static List<Technology> of(Catalog catalog, Player player) {
    return catalog.technologies().values().stream()
        .filter(technology -> !player.owns(technology.id()))
        .filter(technology -> has(catalog, player.faction(), technology))
        .toList();
  }

  /**
   * Whether the deck of a faction has this card. A technology without colour and unit is gained
   * only by copying.
   */
  public static boolean has(Catalog catalog, FactionId faction, Technology technology) {
    boolean card = technology.color().isPresent() || technology.isUnitUpgrade();
    return card
        && (technology.faction().isPresent()
            ? technology.faction().get().equals(faction)
            : !hasOwnVersion(catalog, faction, technology));
  }

  /**
   * The technologies of a player's faction that are not gained but copy others. They lie before the
   * player from the beginning. Rule: technology.16.
   */
  public static List<TechnologyId> copiers(Catalog catalog, Player player) {
    return player.faction().equals(FactionSheet.NO_FACTION)
        ? List.of()
        : catalog.faction(player.faction()).technologies().stream()
            .filter(id -> !has(catalog, player.faction(), catalog.technology(id)))
            .toList();
  }

  private static boolean hasOwnVersion(Catalog catalog, FactionId faction, Technology generic) {
    return generic.isUnitUpgrade()
        && catalog.faction(faction).technologies().stream()
            .map(catalog::technology)
            .map(Technology::upgrades)
            .filter(Optional::isPresent)
            .anyMatch(generic.upgrades()::equals);
  }
}
