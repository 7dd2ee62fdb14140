package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.Comparator;
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
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.RefusalException;
import org.lazax.rules.combat.ParticipantHooks;
import org.lazax.rules.combat.PartlyActivatedComponent;
import org.lazax.rules.combat.strike.FlagshipCopyHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * The components of a side: those of its faction sheet and its units, and those that a request
 * names.
 */
final class SideComponents {
  private final Ruleset ruleset;
  private final Names names;
  private final Optional<Faction> faction;
  private final String side;

  /** How often each named component can be used. They are used in the order of their texts. */
  private final Map<ComponentRef, Integer> named =
      new TreeMap<>(Comparator.comparing(ComponentRef::toString));

  /** The name that the request uses for each. */
  private final Map<ComponentRef, String> asNamed = new TreeMap<>();

  /**
   * Reads the components that a request names.
   *
   * @param effects how often each can be used
   * @param side the field of the side in the request
   * @throws RefusalException if there is no such component, or several
   */
  SideComponents(
      Ruleset ruleset, Optional<Faction> faction, Map<String, Integer> effects, String side) {
    this.ruleset = ruleset;
    this.names = Names.of(ruleset);
    this.faction = faction;
    this.side = side;
    effects.forEach((name, count) -> {
      ComponentRef component = names.resolve(name, at(name));
      named.put(component, OddsRefusals.counted(count, ArmyBuilder.MOST, at(name)));
      asNamed.put(component, name);
    });
  }

  private String at(String name) {
    return side + ".effects." + name;
  }

  private Stream<ComponentRef> used() {
    return named.entrySet().stream().filter(each -> each.getValue() > 0).map(Map.Entry::getKey);
  }

  private Stream<ComponentRef> technologies() {
    return used().filter(component -> component.kind() == Kind.TECHNOLOGY);
  }

  /** The types of units whose upgrade is named among the effects. */
  Set<UnitType> upgraded() {
    Set<UnitType> upgraded = EnumSet.noneOf(UnitType.class);
    technologies()
        .map(this::technology)
        .filter(technology -> !lends(technology))
        .forEach(technology -> technology.upgrades().ifPresent(upgraded::add));
    return upgraded;
  }

  /** Whether the technology is named because it upgrades the flagship that a component copies. */
  private boolean lends(Technology technology) {
    return faction.map(Faction::id).stream()
            .noneMatch(own -> technology.faction().equals(Optional.of(own)))
        && technology.upgrades().equals(Optional.of(UnitType.FLAGSHIP))
        && likenesses()
            .anyMatch(
                likeness -> technology.faction().equals(Optional.of(likeness.likeness().model())));
  }

  private Stream<FlagshipCopyHooks> likenesses() {
    return used()
        .flatMap(component -> known(component).stream())
        .map(OddsComponent::hooks)
        .filter(FlagshipCopyHooks.class::isInstance)
        .map(FlagshipCopyHooks.class::cast);
  }

  /** The card of a ship of each type as a copy of another faction's flagship. */
  Map<UnitType, UnitCard> likenesses(Map<UnitType, UnitCard> cards) {
    Map<UnitType, UnitCard> likenesses = new EnumMap<>(UnitType.class);
    Set<TechnologyId> technologies = new HashSet<>();
    technologies().forEach(component -> technologies.add(technology(component).id()));
    likenesses()
        .forEach(likeness -> {
          UnitCard flagship =
              catalog()
                  .unit(likeness.likeness().model(), UnitType.FLAGSHIP, technologies)
                  .orElseThrow();
          cards.values().stream()
              .filter(likeness::takesOn)
              .filter(ship -> FlagshipCopying.gains(ship, flagship))
              .forEach(ship -> likenesses.put(ship.type(), likeness.likeness().of(ship, flagship)));
        });
    return likenesses;
  }

  /**
   * All components, in the order in which they are used.
   *
   * @param cards the cards of the side's units
   * @throws RefusalException if a named component does not change a combat
   */
  List<SideComponent> all(Map<UnitType, UnitCard> cards) {
    List<SideComponent> all = new ArrayList<>();
    faction.ifPresent(sheet ->
        sheet
            .abilities()
            .forEach(ability -> unasked(ComponentRef.of(ability.id()), Optional.empty(), all)));
    Map<String, UnitId> ofUnits = new TreeMap<>();
    cards.values().stream()
        .filter(card -> faction.isPresent() || card.faction().isEmpty())
        .forEach(card -> ofUnits.put(card.id().value(), card.id()));
    ofUnits.values().forEach(unit -> unasked(ComponentRef.of(unit), Optional.of(unit), all));
    used().forEach(component -> asked(component, all));
    return all;
  }

  /**
   * Adds a component that the side has without a request. A component that must be used acts only
   * if the request names it, because its use costs something.
   */
  private void unasked(ComponentRef card, Optional<UnitId> of, List<SideComponent> all) {
    ComponentRef component = names.printed(card);
    int uses = named.getOrDefault(component, 0);
    if (named.containsKey(component) && uses == 0) {
      return;
    }
    known(component)
        .filter(OddsComponent::isOfCombat)
        .filter(each -> !each.mustBeUsed() || each.hooks() instanceof ParticipantHooks)
        .filter(each -> !each.traits().onlyIfNamed() || uses > 0)
        .ifPresent(each -> all.add(component(component, each, of, uses)));
  }

  private void asked(ComponentRef component, List<SideComponent> all) {
    int uses = named.getOrDefault(component, 0);
    boolean there = all.stream().anyMatch(each -> each.component().equals(component));
    if (!there && !isUpgrade(component)) {
      all.add(component(component, acting(component), Optional.empty(), uses));
    }
    ruleset
        .components()
        .of(component, PartlyActivatedComponent.class)
        .map(whole -> OddsComponent.of(whole.part()))
        .ifPresent(part -> {
          Optional<UnitId> unit = Optional.of(new UnitId(component.name()));
          all.add(component(component, part, unit, uses));
        });
  }

  private SideComponent component(
      ComponentRef component, OddsComponent acting, Optional<UnitId> of, int uses) {
    Optional<UnitCard> card =
        component.kind() == Kind.UNIT
            ? Optional.of(catalog().unit(new UnitId(component.card().name())))
            : Optional.empty();
    return new SideComponent(component, acting.hooks(), acting.traits(), of, card, uses);
  }

  private Catalog catalog() {
    return ruleset.catalog();
  }

  private boolean isUpgrade(ComponentRef component) {
    return component.kind() == Kind.TECHNOLOGY && technology(component).upgrades().isPresent();
  }

  /** The technology's card, for any of its prints. */
  private Technology technology(ComponentRef component) {
    return catalog().technology(new TechnologyId(component.card().name()));
  }

  private Optional<OddsComponent> known(ComponentRef component) {
    return ruleset.components().of(component, Component.class).map(OddsComponent::of);
  }

  /** The component for odds. Refuses one that does not change a combat or is not computed. */
  private OddsComponent acting(ComponentRef component) {
    Optional<OddsComponent> known = known(component);
    if (known.filter(each -> each.traits().left()).isPresent()) {
      throw OddsRefusals.of(
          "not-in-odds",
          "odds do not compute what this component does",
          named(component),
          component.toString());
    }
    return known
        .filter(OddsComponent::matters)
        .orElseThrow(() ->
            OddsRefusals.of(
                "no-effect-in-odds",
                "this component changes nothing about who wins a fight",
                named(component),
                component.toString()));
  }

  /** The place in the request where a component is named. */
  private String named(ComponentRef component) {
    return at(asNamed.getOrDefault(component, component.toString()));
  }
}
