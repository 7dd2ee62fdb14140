package org.lazax.rules.combat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.planets.Attachments;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.PiecesOnBoard;
import org.lazax.rules.units.Whereabouts;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.tokens.FleetPool;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** A combat of a game, as its rules and hooks see it. */
public final class TableCombatView implements CombatView {
  /** The parameter of a lasting effect that names the only round in which the effect acts. */
  public static final String ROUND = "round";

  private final Table table;
  private final Place place;
  private final int round;
  private final boolean fromAfar;
  private final Seat attacker;
  private final Seat defender;
  private final Map<Side, List<UnitGroup>> units = new EnumMap<>(Side.class);
  private final Map<Side, List<ActiveHook<?>>> active = new EnumMap<>(Side.class);

  public TableCombatView(Table table, Place place, int round, Seat attacker, Seat defender) {
    this(table, place, round, attacker, defender, false);
  }

  private TableCombatView(
      Table table, Place place, int round, Seat attacker, Seat defender, boolean fromAfar) {
    this.fromAfar = fromAfar;
    this.table = table;
    this.place = place;
    this.round = round;
    this.attacker = attacker;
    this.defender = defender;
  }

  /** Not in a round of combat. */
  public TableCombatView(Table table, Place place, Seat attacker, Seat defender) {
    this(table, place, 0, attacker, defender);
  }

  /** Before a combat, with the space cannons in adjacent systems that reach it. */
  public static TableCombatView inRange(Table table, Place place, Seat attacker, Seat defender) {
    return new TableCombatView(table, place, 0, attacker, defender, true);
  }

  /** A player against another player with units at a place; against itself if there is none. */
  public static TableCombatView against(Table table, Place place, Seat seat) {
    Seat other =
        table.units().in(place.system()).values().stream()
            .flatMap(List::stream)
            .map(UnitStack::owner)
            .filter(owner -> !owner.equals(seat))
            .findFirst()
            .orElse(seat);
    return new TableCombatView(table, place, other, seat);
  }

  public Seat seat(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  public Side side(Seat seat) {
    return seat.equals(attacker) ? Side.ATTACKER : Side.DEFENDER;
  }

  @Override
  public Place place() {
    return place;
  }

  @Override
  public int round() {
    return round;
  }

  @Override
  public List<UnitGroup> units(Side side) {
    return units.computeIfAbsent(side, this::look);
  }

  private List<UnitGroup> look(Side side) {
    Seat seat = seat(side);
    List<UnitGroup> ranks = new ArrayList<>();
    table.units().in(place.system()).forEach((at, stacks) -> ranks.addAll(ranks(seat, at, stacks)));
    if (!fromAfar) {
      return ranks;
    }
    for (SystemId neighbour : Starmap.seenBy(table, seat).adjacent(place.system())) {
      table
          .units()
          .in(neighbour)
          .forEach((at, stacks) ->
              ranks(seat, at, stacks).stream()
                  .filter(rank -> rank.card().abilities().deepSpaceCannon())
                  .forEach(ranks::add));
    }
    return ranks;
  }

  private List<UnitGroup> ranks(Seat seat, Place at, List<UnitStack> stacks) {
    Map<UnitStack, Integer> healthy = new TreeMap<>();
    Map<UnitStack, Integer> damaged = new TreeMap<>();
    for (UnitStack stack : stacks) {
      if (stack.owner().equals(seat)) {
        UnitStack like = stack.times(1).repaired();
        healthy.merge(like, stack.damaged() ? 0 : stack.count(), Integer::sum);
        damaged.merge(like, stack.damaged() ? stack.count() : 0, Integer::sum);
      }
    }
    List<UnitGroup> ranks = new ArrayList<>(healthy.size());
    healthy.forEach((like, count) ->
        ranks.add(
            new UnitGroup(
                Stats.of(table, like), at, count, damaged.getOrDefault(like, 0), like.mark())));
    return ranks;
  }

  @Override
  public Catalog catalog() {
    return table.catalog();
  }

  @Override
  public boolean is(Anomaly anomaly) {
    return Starmap.of(table).is(place.system(), anomaly);
  }

  @Override
  public boolean is(Circumstance circumstance, Side side) {
    return switch (circumstance) {
      case WORMHOLE -> !Starmap.of(table).wormholes(place.system()).isEmpty();
      case CULTURAL_PLANET ->
          place
              .planet()
              .map(planet -> PlanetFacts.of(table, planet).traits().contains(Trait.CULTURAL))
              .orElse(false);
      case DOCK_IN_RANGE -> isDockInRange(seat(side));
      case SEAT_OF_POWER -> isSeatOfPower(seat(side));
      case OWN_PLANET ->
          table.galaxy().planets(place.system()).stream()
              .anyMatch(planet -> table.planets().controls(seat(side), planet));
      case OWN_MECATOL_REX ->
          place.system().equals(SystemId.MECATOL_REX)
              && table.planets().controls(seat(side), PlanetId.MECATOL_REX);
      case OPPONENT_FREE -> !FleetPool.others(table, seat(side)).contains(seat(side.other()));
      case OPPONENT_ASSIMILATED ->
          CopiesTechnologies.of(table, seat(side)).stream()
              .anyMatch(table.player(seat(side.other()))::owns);
      case OPPONENT_WITH_FRAGMENT ->
          !table.part(ExplorationCards.ID).fragmentsOf(seat(side.other())).isEmpty();
    };
  }

  @Override
  public Optional<Whereabouts> whereabouts(ComponentRef piece) {
    return table.parts().answering(PiecesOnBoard.class).stream()
        .flatMap(part -> part.where(table, piece).stream())
        .findFirst();
  }

  @Override
  public boolean isPlayedBy(Side side, FactionId faction) {
    return table.player(seat(side)).faction().equals(faction);
  }

  private boolean isDockInRange(Seat seat) {
    Set<SystemId> range = new LinkedHashSet<>(Starmap.seenBy(table, seat).adjacent(place.system()));
    range.add(place.system());
    return range.stream()
        .flatMap(system -> table.units().in(system).values().stream())
        .flatMap(List::stream)
        .anyMatch(stack -> stack.owner().equals(seat) && stack.type() == UnitType.SPACE_DOCK);
  }

  private boolean isSeatOfPower(Seat seat) {
    return place.system().equals(SystemId.MECATOL_REX)
        || table.galaxy().planets(place.system()).stream()
            .anyMatch(planet ->
                PlanetFacts.of(table, planet).legendary() || HomePlanets.has(table, seat, planet));
  }

  @Override
  public <H> List<ActiveHook<H>> hooks(Side side, Class<H> kind) {
    List<ActiveHook<H>> found = new ArrayList<>();
    for (ActiveHook<?> each : active.computeIfAbsent(side, this::active)) {
      if (kind.isInstance(each.hooks())) {
        found.add(new ActiveHook<>(each.component(), kind.cast(each.hooks())));
      }
    }
    return found;
  }

  private List<ActiveHook<?>> active(Side side) {
    List<ActiveHook<?>> found = new ArrayList<>();
    List<ComponentRef> lasting = lasting(side);
    for (GrantedHooks<CombatHooks> each : combatHooks(side, components(side, lasting))) {
      ComponentRef component = each.grant().component();
      if (!(each.hooks() instanceof ActivatedComponent) || lasting.contains(component)) {
        found.addAll(active(component, each.hooks(), lasting));
      }
    }
    return found;
  }

  private List<GrantedHooks<CombatHooks>> combatHooks(Side side, Set<ComponentRef> of) {
    return Ruleset.of(table).components().among(List.copyOf(of), seat(side), CombatHooks.class);
  }

  /** An effect acts as often as its component was used. Rule: leader/clever_clever_ssruu.N1. */
  private static List<ActiveHook<?>> active(
      ComponentRef component, Object hooks, List<ComponentRef> lasting) {
    int times = hooks instanceof ActivatedComponent ? Collections.frequency(lasting, component) : 1;
    return Collections.nCopies(times, new ActiveHook<>(component, hooks));
  }

  /** A unit acts only while one is here. That a player could have it is not enough. */
  private Set<ComponentRef> components(Side side, List<ComponentRef> lasting) {
    Set<ComponentRef> components = new LinkedHashSet<>();
    ActiveComponents.of(table, seat(side)).standing().stream()
        .filter(component -> component.kind() != ComponentRef.Kind.UNIT)
        .filter(component -> !isActionOfLeader(component))
        .forEach(components::add);
    List<GrantedHooks<BlankHooks>> blanks =
        Ruleset.of(table).components().among(List.copyOf(components), seat(side), BlankHooks.class);
    units(side).stream()
        .map(UnitGroup::card)
        .filter(card -> blanks.stream().noneMatch(blank -> blank.hooks().blanks(card)))
        .map(card -> table.settings().printed(ComponentRef.of(card.id())))
        .forEach(components::add);
    components.addAll(attached(side));
    components.addAll(lasting);
    return components;
  }

  /** A leader that is used as an action does not act before that. */
  private boolean isActionOfLeader(ComponentRef component) {
    return component.kind() == ComponentRef.Kind.LEADER
        && catalog().leader(new LeaderId(component.card().name())).componentAction();
  }

  /** The attachments of a side's planets in this system. Rule: leader/ul_the_progenitor.N1. */
  private List<ComponentRef> attached(Side side) {
    return table.galaxy().planets(place.system()).stream()
        .filter(planet -> table.planets().controls(seat(side), planet))
        .flatMap(planet -> Attachments.acting(table, planet).stream())
        .toList();
  }

  /** The components of the side's effects that last in this round. */
  private List<ComponentRef> lasting(Side side) {
    List<ComponentRef> lasting = new ArrayList<>();
    for (LastingEffect effect : table.kernel().effects()) {
      String until = effect.params().getOrDefault(ROUND, Integer.toString(round));
      if (effect.user().filter(seat(side)::equals).isPresent()
          && until.equals(Integer.toString(round))) {
        AbilityRef ability = AbilityRef.of(effect.ability());
        if (ability.part().isEmpty() || !lasting.contains(ability.component())) {
          lasting.add(ability.component());
        }
      }
    }
    return lasting;
  }
}
