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
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableParts;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.ResultCache;

/**
 * A faction sheet with the player's unit upgrades and technologies, those that it copies among
 * them. It determines the unit cards and those components of the player that do not depend on the
 * rest of the table. Rules: technology.16, unit_upgrades.4.
 */
public final class FactionSheet {
  /** The faction of a player without one, in made-up positions. */
  public static final FactionId NO_FACTION = new FactionId("none");

  private final Catalog catalog;
  private final FactionId faction;
  private final Map<UnitType, UnitCard> units;
  private final List<ComponentRef> components;
  private final Set<TechnologyId> copied;
  private final ResultCache cache = new ResultCache();

  /** The parts of the table by which the player copies these technologies, as last seen. */
  private volatile TableParts parts;

  /** A thread that does not see it yet computes it again, with the same result. */
  private volatile @Nullable ActiveComponents powers;

  private FactionSheet(
      Catalog catalog,
      FactionId faction,
      Map<UnitType, UnitCard> units,
      List<ComponentRef> components,
      Set<TechnologyId> copied,
      TableParts parts) {
    this.catalog = catalog;
    this.faction = faction;
    this.units = units;
    this.components = components;
    this.copied = copied;
    this.parts = parts;
  }

  /** The current sheet of a player. */
  @SuppressWarnings("ReferenceEquality") // a game has one catalog object
  public static FactionSheet of(Table table, Player player) {
    Catalog catalog = table.catalog();
    return player.cached(
        FactionSheet.class,
        known ->
            known.catalog == catalog
                && known.faction.equals(player.faction())
                && known.copiesThose(table, player),
        () -> found(table, player));
  }

  @SuppressWarnings("ReferenceEquality") // what no event has changed is the same object
  private boolean copiesThose(Table table, Player player) {
    if (parts == table.parts()) {
      return true;
    }
    boolean same = copied.equals(CopiesTechnologies.of(table, player.seat()));
    if (same) {
      parts = table.parts();
    }
    return same;
  }

  private static FactionSheet found(Table table, Player player) {
    Catalog catalog = table.catalog();
    FactionId faction = player.faction();
    Set<TechnologyId> copied = CopiesTechnologies.of(table, player.seat());
    Set<TechnologyId> technologies =
        copied.isEmpty() ? player.technologies() : CopiesTechnologies.acting(table, player.seat());
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
    return new FactionSheet(
        catalog, faction, units, List.copyOf(components), copied, table.parts());
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
