package org.lazax.combat.odds;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.RefusalException;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.rules.ruleset.Ruleset;

/** Builds an army from a request, or refuses the request. */
final class ArmyBuilder {
  /** The maximum number of units of a side, and of uses of a component. */
  static final int MOST = 200;

  private static final FactionId NOBODY = new FactionId("nobody");

  private final Ruleset ruleset;
  private final Catalog catalog;
  private final HitPolicy policy;
  private final String side;
  private final Optional<Faction> faction;
  private final Map<UnitType, Integer> units;
  private final Map<UnitType, Integer> damaged;
  private final Set<UnitType> upgraded = EnumSet.noneOf(UnitType.class);
  private final SideComponents components;

  /**
   * Reads a side of a request.
   *
   * @throws RefusalException if the request names something unknown
   */
  ArmyBuilder(Ruleset ruleset, OddsRequest.Force asked, String side) {
    this.ruleset = ruleset;
    this.catalog = ruleset.catalog();
    this.side = side;
    policy = asked.policy().orElse(HitPolicy.SUSTAIN_FIRST);
    faction = asked.faction().map(this::faction);
    units = counts(asked.units().orElse(Map.of()), "units");
    damaged = counts(asked.damaged().orElse(Map.of()), "damaged");
    List<String> types = asked.upgraded().orElse(List.of());
    for (int i = 0; i < types.size(); i++) {
      upgraded.add(type(types.get(i), "upgraded[" + i + "]"));
    }
    components = new SideComponents(ruleset, faction, asked.effects().orElse(Map.of()), side);
  }

  /**
   * Builds the army.
   *
   * @throws RefusalException if the side is not possible
   */
  Army army() {
    if (units.values().stream().mapToInt(count -> count).sum() > MOST) {
      throw OddsRefusals.count(
          "a side has " + MOST + " units at most",
          at("units"),
          units.values().stream().mapToInt(count -> count).sum(),
          0,
          MOST);
    }
    upgraded.addAll(components.upgraded());
    Map<UnitType, UnitCard> cards = cards();
    requireCards(cards);
    requireUpgrades();
    requireDamage(cards);
    List<SideComponent> effects = components.all(cards);
    Map<UnitType, UnitCard> needed = needed(cards, effects);
    return new Army(
        faction.map(Faction::id),
        needed,
        components.likenesses(needed),
        units,
        damaged,
        effects.stream().filter(effect -> isNeeded(effect, needed)).toList(),
        policy);
  }

  private Faction faction(String name) {
    Faction found = name.matches("[a-z0-9_]+") ? catalog.factions().get(new FactionId(name)) : null;
    if (found == null) {
      throw OddsRefusals.of(
          "unknown-faction",
          "there is no such faction",
          at("faction"),
          name,
          catalog.factions().keySet().stream().map(FactionId::value).sorted().toList());
    }
    return found;
  }

  private Map<UnitType, Integer> counts(Map<String, Integer> asked, String field) {
    Map<UnitType, Integer> counts = new EnumMap<>(UnitType.class);
    asked.forEach((name, count) -> {
      String at = field + "." + name;
      counts.put(type(name, at), OddsRefusals.counted(count, MOST, at(at)));
    });
    return counts;
  }

  private UnitType type(String name, String at) {
    for (UnitType type : UnitType.values()) {
      if (type.text().equals(name)) {
        return type;
      }
    }
    throw OddsRefusals.unit(
        "there is no such type of unit", at(at), name, Stream.of(UnitType.values()));
  }

  /** The cards of the types that the side has or that can join it. */
  private Map<UnitType, UnitCard> needed(
      Map<UnitType, UnitCard> cards, List<SideComponent> effects) {
    Map<UnitType, UnitCard> needed = new EnumMap<>(cards);
    Set<UnitType> brought = EnumSet.noneOf(UnitType.class);
    effects.forEach(effect -> brought.addAll(effect.traits().brings()));
    needed.keySet().removeIf(type -> units.getOrDefault(type, 0) == 0 && !brought.contains(type));
    return needed;
  }

  private static boolean isNeeded(SideComponent effect, Map<UnitType, UnitCard> cards) {
    return effect
        .of()
        .map(unit -> cards.values().stream().anyMatch(card -> card.id().equals(unit)))
        .orElse(true);
  }

  private String at(String field) {
    return side + "." + field;
  }

  private FactionId sheet() {
    return faction.map(Faction::id).orElse(NOBODY);
  }

  private Map<UnitType, UnitCard> cards() {
    Set<UnitType> better = EnumSet.noneOf(UnitType.class);
    better.addAll(upgraded);
    // A side with war suns has their technology.
    if (units.getOrDefault(UnitType.WAR_SUN, 0) > 0) {
      better.add(UnitType.WAR_SUN);
    }
    return new UnitSheet(sheet(), better, upgraded).cards(ruleset);
  }

  private void requireCards(Map<UnitType, UnitCard> cards) {
    units.forEach((type, count) -> {
      if (count > 0 && !cards.containsKey(type)) {
        boolean anybody = catalog.units().values().stream().anyMatch(card -> card.type() == type);
        throw OddsRefusals.unit(
            anybody
                ? "only a faction has such units: name the side's faction"
                : "these expansions have no such units",
            at("units." + type.text()),
            type.text(),
            cards.keySet().stream());
      }
    });
  }

  private void requireDamage(Map<UnitType, UnitCard> cards) {
    damaged.forEach((type, count) -> {
      UnitCard card = cards.get(type);
      String at = at("damaged." + type.text());
      int there = units.getOrDefault(type, 0);
      if (count > there) {
        throw OddsRefusals.count("more are damaged than are there", at, count, 0, there);
      }
      if (count > 0 && card != null && !card.abilities().sustainDamage()) {
        throw OddsRefusals.count("these units cannot sustain damage", at, count, 0, 0);
      }
    });
  }

  private void requireUpgrades() {
    for (UnitType type : upgraded) {
      if (!isUpgradable(type)) {
        throw OddsRefusals.unit(
            "these units have no upgrade",
            at("upgraded"),
            type.text(),
            Stream.of(UnitType.values()).filter(this::isUpgradable));
      }
    }
  }

  private boolean isUpgradable(UnitType type) {
    return !UnitSheet.upgrades(catalog, sheet(), type).isEmpty();
  }
}
