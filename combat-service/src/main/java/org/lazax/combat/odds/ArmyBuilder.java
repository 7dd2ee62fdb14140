package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.components.StandardRules;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.ParticipantHooks;
import org.lazax.rules.combat.PartlyActivatedComponent;
import org.lazax.rules.combat.hits.DirectHitHooks;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.odds.AnnulHooks;
import org.lazax.rules.combat.odds.OddsOnlyIfNamed;
import org.lazax.rules.combat.odds.PaidModifierHooks;
import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.combat.roll.BombardmentHooks;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.combat.strike.FlagshipCopyHooks;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.invasion.CommitmentHooks;
import org.lazax.table.component.ComponentRef;

/** Makes an army of what was asked about, or says what is wrong with it. */
final class ArmyBuilder {
  /** No side has more units, and nothing is used more often. */
  static final int MOST = 200;

  private static final FactionId NOBODY = new FactionId("nobody");

  private final HitPolicy policy;
  private final String side;
  private final Optional<Faction> faction;
  private final Map<UnitType, Integer> units;
  private final Map<UnitType, Integer> damaged;
  private final Set<UnitType> upgraded = EnumSet.noneOf(UnitType.class);

  /** By full name. */
  private final Map<String, Integer> effects = new TreeMap<>();

  /** How the request names them. */
  private final Map<String, String> asNamed = new TreeMap<>();

  ArmyBuilder(OddsRequest.Force asked, String side) {
    policy = asked.policy().orElse(HitPolicy.SUSTAIN_FIRST);
    this.side = side;
    faction = asked.faction().map(this::faction);
    units = counts(asked.units().orElse(Map.of()), "units");
    damaged = counts(asked.damaged().orElse(Map.of()), "damaged");
    List<String> types = asked.upgraded().orElse(List.of());
    for (int i = 0; i < types.size(); i++) {
      upgraded.add(type(types.get(i), "upgraded[" + i + "]"));
    }
    asked
        .effects()
        .orElse(Map.of())
        .forEach((name, count) -> {
          String component = Names.resolve(name, at("effects." + name));
          effects.put(component, count("effects." + name, count));
          asNamed.put(component, name);
        });
  }

  /**
   * The army.
   *
   * @throws Refused naming what cannot be
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
    upgradesByName();
    Map<UnitType, UnitCard> cards = cards();
    requireCards(cards);
    requireUpgrades();
    requireDamage(cards);
    List<SideComponent> effects = effects(cards);
    Map<UnitType, UnitCard> needed = needed(cards, effects);
    return new Army(
        faction.map(Faction::id),
        needed,
        likenesses(needed),
        units,
        damaged,
        effects.stream().filter(effect -> isNeeded(effect, needed)).toList(),
        policy);
  }

  private Faction faction(String name) {
    Faction found =
        name.matches("[a-z0-9_]+") ? Catalog.standard().factions().get(new FactionId(name)) : null;
    if (found == null) {
      throw OddsRefusals.of(
          "unknown-faction",
          "there is no such faction",
          at("faction"),
          name,
          Catalog.standard().factions().keySet().stream().map(FactionId::value).sorted().toList());
    }
    return found;
  }

  private Map<UnitType, Integer> counts(Map<String, Integer> asked, String field) {
    Map<UnitType, Integer> counts = new EnumMap<>(UnitType.class);
    asked.forEach((name, count) -> {
      UnitType type = type(name, field + "." + name);
      counts.put(type, count(field + "." + name, count));
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

  private int count(String at, int count) {
    if (count < 0 || count > MOST) {
      throw OddsRefusals.count("this is a number from 0 to " + MOST, at(at), count, 0, MOST);
    }
    return count;
  }

  /** Those that are there or may come. */
  private Map<UnitType, UnitCard> needed(
      Map<UnitType, UnitCard> cards, List<SideComponent> effects) {
    Map<UnitType, UnitCard> needed = new EnumMap<>(cards);
    Set<UnitType> brought = EnumSet.noneOf(UnitType.class);
    for (SideComponent effect : effects) {
      if (effect.hooks() instanceof MomentHooks acts) {
        brought.addAll(acts.brings());
      }
    }
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

  /** A unit upgrade named among the effects is an upgrade. */
  private void upgradesByName() {
    effects.forEach((name, count) -> {
      if (count > 0 && name.startsWith("technology/")) {
        Technology technology = Catalog.standard().technology(technology(name));
        if (!lends(technology)) {
          technology.upgrades().ifPresent(upgraded::add);
        }
      }
    });
  }

  /** Whether it is named for what it makes of a flagship that one of the effects looks at. */
  private boolean lends(Technology technology) {
    return faction.map(Faction::id).stream()
            .noneMatch(own -> technology.faction().equals(Optional.of(own)))
        && technology.upgrades().equals(Optional.of(UnitType.FLAGSHIP))
        && likenesses()
            .anyMatch(
                likeness -> technology.faction().equals(Optional.of(likeness.likeness().model())));
  }

  private Stream<FlagshipCopyHooks> likenesses() {
    return effects.entrySet().stream()
        .filter(effect -> effect.getValue() > 0)
        .flatMap(effect -> hooks(effect.getKey()).stream())
        .filter(FlagshipCopyHooks.class::isInstance)
        .map(FlagshipCopyHooks.class::cast);
  }

  // ---- units ----

  /** What a ship may become by taking on what another's flagship can. */
  private Map<UnitType, UnitCard> likenesses(Map<UnitType, UnitCard> cards) {
    Map<UnitType, UnitCard> likenesses = new EnumMap<>(UnitType.class);
    Set<TechnologyId> named = new HashSet<>();
    effects.forEach((name, count) -> {
      if (count > 0 && name.startsWith("technology/")) {
        named.add(technology(name));
      }
    });
    likenesses()
        .forEach(likeness -> {
          UnitCard flagship =
              Catalog.standard()
                  .unit(likeness.likeness().model(), UnitType.FLAGSHIP, named)
                  .orElseThrow();
          cards.forEach((type, card) ->
              likeness.like(card, flagship).ifPresent(like -> likenesses.put(type, like)));
        });
    return likenesses;
  }

  private Map<UnitType, UnitCard> cards() {
    FactionId sheet = faction.map(Faction::id).orElse(NOBODY);
    Set<UnitType> better = EnumSet.noneOf(UnitType.class);
    better.addAll(upgraded);
    // Who has war suns has their technology.
    if (units.getOrDefault(UnitType.WAR_SUN, 0) > 0) {
      better.add(UnitType.WAR_SUN);
    }
    return new UnitSheet(sheet, better, upgraded).cards();
  }

  private void requireCards(Map<UnitType, UnitCard> cards) {
    units.forEach((type, count) -> {
      if (count > 0 && !cards.containsKey(type)) {
        throw OddsRefusals.unit(
            "only a faction has such units: name the side's faction",
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
    FactionId sheet = faction.map(Faction::id).orElse(NOBODY);
    for (UnitType type : upgraded) {
      if (UnitSheet.upgrades(sheet, type).isEmpty()) {
        throw OddsRefusals.unit(
            "these units have no upgrade",
            at("upgraded"),
            type.text(),
            Stream.of(UnitType.values())
                .filter(each -> !UnitSheet.upgrades(sheet, each).isEmpty()));
      }
    }
  }

  // ---- effects ----

  /** What the sheet and the units bring unasked, and what was named. */
  private List<SideComponent> effects(Map<UnitType, UnitCard> cards) {
    List<SideComponent> all = new ArrayList<>();
    faction.ifPresent(sheet ->
        sheet
            .abilities()
            .forEach(ability -> unasked("faction_ability/" + ability.id(), Optional.empty(), all)));
    Map<String, UnitId> ofUnits = new TreeMap<>();
    cards.values().stream()
        .filter(card -> faction.isPresent() || card.faction().isEmpty())
        .forEach(card -> ofUnits.put("unit/" + card.id(), card.id()));
    ofUnits.forEach((name, unit) -> unasked(name, Optional.of(unit), all));
    effects.forEach((name, count) -> {
      ComponentRef component = ComponentRef.parse(name);
      boolean there = all.stream().anyMatch(effect -> effect.component().equals(component));
      if (count > 0 && !there && !isUpgrade(name)) {
        all.add(new SideComponent(component, acting(name), Optional.empty(), count));
      }
      if (count > 0 && hooks(name).orElse(name) instanceof PartlyActivatedComponent whole) {
        UnitId unit = new UnitId(component.name());
        all.add(new SideComponent(component, whole.part(), Optional.of(unit), count));
      }
    });
    return all;
  }

  private static boolean isUpgrade(String name) {
    return name.startsWith("technology/")
        && Catalog.standard().technology(technology(name)).upgrades().isPresent();
  }

  /** Its card, whichever print of it is named. */
  private static TechnologyId technology(String name) {
    return new TechnologyId(ComponentRef.parse(name).card().name());
  }

  private static Optional<Object> hooks(String component) {
    return StandardRules.RULESET
        .components()
        .of(ComponentRef.parse(component), CombatHooks.class)
        .map(Object.class::cast);
  }

  /** Nothing that is named may be without consequence. */
  private Object acting(String name) {
    return hooks(name)
        .filter(ArmyBuilder::matters)
        .orElseThrow(() ->
            OddsRefusals.of(
                "no-effect-in-odds",
                "this component changes nothing about who wins a fight",
                at("effects." + asNamed.getOrDefault(name, name)),
                name));
  }

  /** Where one may retreat to is nothing to odds; that one must is. */
  static boolean matters(Object hooks) {
    return hooks instanceof RollHooks
        || hooks instanceof HitHooks
        || hooks instanceof BombardmentHooks
        || hooks instanceof ParticipantHooks
        || hooks instanceof DirectHitHooks
        || hooks instanceof MomentHooks
        || hooks instanceof AnnulHooks
        || hooks instanceof PaidModifierHooks
        || hooks instanceof FlagshipCopyHooks
        || hooks instanceof CommitmentHooks
        || (hooks instanceof RetreatHooks retreats && retreats.routs());
  }

  /** What has to be used acts only where it is asked for, for it costs something. */
  private void unasked(String name, Optional<UnitId> of, List<SideComponent> all) {
    if (effects.getOrDefault(name, 1) > 0) {
      hooks(name)
          .filter(
              hooks -> !(hooks instanceof ActivatedComponent) || hooks instanceof ParticipantHooks)
          .filter(hooks -> !(hooks instanceof OddsOnlyIfNamed) || effects.containsKey(name))
          .ifPresent(hooks ->
              all.add(
                  new SideComponent(
                      ComponentRef.parse(name), hooks, of, effects.getOrDefault(name, 0))));
    }
  }
}
