package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * A faction sheet with the unit upgrades laid on it and the technologies beside it: what a player's
 * units are and which components the player has, whatever happens on the table. Rule:
 * unit_upgrades.4.
 */
public final class FactionSheet {
  /** Whom nobody plays in a game: a player without a faction, in a position that is thought up. */
  public static final FactionId NO_FACTION = new FactionId("none");

  private final Catalog catalog;
  private final FactionId faction;
  private final Map<UnitType, UnitCard> units;
  private final List<ComponentRef> components;
  private final Map<Object, List<?>> kept = new ConcurrentHashMap<>();

  /** Worked out again by whoever does not see it yet, to the same result. */
  private volatile @Nullable ActiveComponents powers;

  private FactionSheet(
      Catalog catalog,
      FactionId faction,
      Map<UnitType, UnitCard> units,
      List<ComponentRef> components) {
    this.catalog = catalog;
    this.faction = faction;
    this.units = units;
    this.components = components;
  }

  /** The sheet of a player as it is now. */
  @SuppressWarnings("ReferenceEquality") // a game has one catalog all along
  public static FactionSheet of(Table table, Player player) {
    Catalog catalog = table.catalog();
    return player.kept(
        FactionSheet.class,
        known -> known.catalog == catalog && known.faction.equals(player.faction()),
        () -> of(catalog, player.faction(), player.technologies()));
  }

  private static FactionSheet of(
      Catalog catalog, FactionId faction, Set<TechnologyId> technologies) {
    Map<UnitType, UnitCard> units = catalog.units(faction, technologies);
    List<ComponentRef> components = new ArrayList<>();
    if (!faction.equals(NO_FACTION)) {
      catalog
          .faction(faction)
          .abilities()
          .forEach(ability -> components.add(ComponentRef.of(ability.id())));
    }
    technologies.forEach(technology -> components.add(ComponentRef.of(technology)));
    units.values().forEach(card -> components.add(ComponentRef.of(card.id())));
    return new FactionSheet(catalog, faction, units, List.copyOf(components));
  }

  public FactionId faction() {
    return faction;
  }

  /** Empty if there are no such units for this player, as war suns without their technology. */
  public Optional<UnitCard> unit(UnitType type) {
    return Optional.ofNullable(units.get(type));
  }

  /** The abilities of the faction, the technologies, the units. */
  public List<ComponentRef> components() {
    return components;
  }

  /**
   * What acts for its player, kept here for whoever asks next.
   *
   * @param now what it is now, by what it was when last asked for
   */
  public ActiveComponents powers(Function<@Nullable ActiveComponents, ActiveComponents> now) {
    ActiveComponents known = powers;
    ActiveComponents holds = now.apply(known);
    if (holds != known) {
      powers = holds;
    }
    return holds;
  }

  /**
   * What somebody has worked out from the components of this sheet alone, worked out once.
   *
   * @param key says what, and fixes the type of the list's elements
   */
  @SuppressWarnings("unchecked")
  public <E> List<E> kept(Object key, Supplier<List<E>> workOut) {
    List<?> known = kept.get(key);
    if (known == null) {
      known = List.copyOf(workOut.get());
      kept.put(key, known);
    }
    return (List<E>) known;
  }
}
