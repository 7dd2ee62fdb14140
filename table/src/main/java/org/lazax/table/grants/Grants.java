package org.lazax.table.grants;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.planets.LegendaryAbility;

/**
 * Which components act for a player: the abilities of its faction sheet, its technologies, the
 * units it can have, the ability cards of its legendary planets, the laws in play, and whatever
 * effects of its own still last. Those of its sheet come first, each kind in the order of the
 * catalog.
 */
public final class Grants {
  /** Derived from public, immutable data alone, so it may be kept for all games together. */
  private static final Map<Sheet, List<ComponentRef>> KNOWN = new ConcurrentHashMap<>();

  private Grants() {}

  /** What acts for this seat now. */
  public static List<ComponentRef> of(Table table, Seat seat) {
    List<ComponentRef> standing = standing(table, seat);
    List<LastingEffect> effects = table.kernel().effects();
    if (effects.isEmpty()) {
      return standing;
    }
    List<ComponentRef> all = new ArrayList<>(standing);
    effects.stream()
        .filter(effect -> effect.user().filter(seat::equals).isPresent())
        .map(effect -> AbilityRef.parse(effect.ability()).component())
        .filter(component -> !standing.contains(component))
        .forEach(all::add);
    return all;
  }

  /** All of it but what lasts. A law in somebody's play area acts for its owner alone. */
  public static List<ComponentRef> standing(Table table, Seat seat) {
    List<ComponentRef> own = ofSheet(table.player(seat));
    List<Law> laws = table.council().laws();
    List<PlanetId> legendary = LegendaryAbility.heldBy(table, seat);
    if (laws.isEmpty() && legendary.isEmpty()) {
      return own;
    }
    List<ComponentRef> all = new ArrayList<>(own);
    legendary.forEach(planet -> all.add(ComponentRef.of(planet)));
    laws.stream()
        .filter(law -> law.owner().map(seat::equals).orElse(true))
        .forEach(law -> all.add(ComponentRef.of(law.agenda())));
    return all;
  }

  /** What the sheet and the technologies of a player bring, whatever happens on the table. */
  public static List<ComponentRef> ofSheet(Player player) {
    return KNOWN.computeIfAbsent(new Sheet(player.faction(), player.technologies()), Grants::read);
  }

  private static List<ComponentRef> read(Sheet sheet) {
    Catalog catalog = Catalog.standard();
    List<ComponentRef> components = new ArrayList<>();
    catalog
        .faction(sheet.faction())
        .abilities()
        .forEach(ability -> components.add(ComponentRef.of(ability.id())));
    sheet.technologies().forEach(technology -> components.add(ComponentRef.of(technology)));
    for (UnitType type : UnitType.values()) {
      catalog
          .unit(sheet.faction(), type, sheet.technologies())
          .ifPresent(card -> components.add(ComponentRef.of(card.id())));
    }
    return List.copyOf(components);
  }

  private record Sheet(FactionId faction, Set<TechnologyId> technologies) {}
}
