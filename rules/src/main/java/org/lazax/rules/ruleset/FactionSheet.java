package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.lazax.table.immutable.ResultCache;

/**
 * A faction sheet with the player's unit upgrades and technologies. It determines the unit cards
 * and those components of the player that do not depend on the table. Rule: unit_upgrades.4.
 */
public final class FactionSheet {
  /** The faction of a player without one, in made-up positions. */
  public static final FactionId NO_FACTION = new FactionId("none");

  private final Catalog catalog;
  private final FactionId faction;
  private final Map<UnitType, UnitCard> units;
  private final List<ComponentRef> components;
  private final ResultCache cache = new ResultCache();

  /** A thread that does not see it yet computes it again, with the same result. */
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

  /** The current sheet of a player. */
  @SuppressWarnings("ReferenceEquality") // a game has one catalog object
  public static FactionSheet of(Table table, Player player) {
    Catalog catalog = table.catalog();
    return player.cached(
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

  /**
   * The unit card of a type; empty if the player cannot have such units, for example war suns
   * without their technology.
   */
  public Optional<UnitCard> unit(UnitType type) {
    return Optional.ofNullable(units.get(type));
  }

  /** The components of the sheet: faction abilities, technologies and units. */
  public List<ComponentRef> components() {
    return components;
  }

  /**
   * The active components of the player, kept here for the next reader.
   *
   * @param now computes the current ones from those that were kept last
   */
  public ActiveComponents powers(Function<@Nullable ActiveComponents, ActiveComponents> now) {
    ActiveComponents known = powers;
    ActiveComponents holds = now.apply(known);
    if (holds != known) {
      powers = holds;
    }
    return holds;
  }

  /** The active components that were kept here last, of whatever state. */
  @Nullable ActiveComponents lastPowers() {
    return powers;
  }

  /**
   * A result that is computed from the components of this sheet alone, computed once.
   *
   * @param key identifies the result and the type of the list's elements
   */
  public <E> List<E> cached(Object key, Supplier<List<E>> compute) {
    return cache.get(key, () -> List.copyOf(compute.get()));
  }
}
