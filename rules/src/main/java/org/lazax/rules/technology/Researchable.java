package org.lazax.rules.technology;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Colour;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.technology.ResearchHooks.Waiver;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;

/**
 * A technology that a player can research.
 *
 * @param missing the prerequisites that technology specialties must satisfy, by colour
 * @param ignored how many of them can be ignored instead
 */
public record Researchable(TechnologyId technology, Map<Colour, Integer> missing, int ignored) {
  /**
   * All such technologies, counting readied planets with a technology specialty. Rules:
   * technology.12, technology.14.
   */
  public static List<Researchable> by(Table table, Seat seat) {
    return stream(table, seat).toList();
  }

  /** Whether there is one. It is cheaper than finding all. */
  public static boolean isAny(Table table, Seat seat) {
    return stream(table, seat).findAny().isPresent();
  }

  private static Stream<Researchable> stream(Table table, Seat seat) {
    Hooks hooks = Hooks.of(table, seat);
    if (hooks.replace()) {
      return Stream.empty();
    }
    Map<Colour, Integer> specialties = count(specialties(table, seat));
    Map<Colour, Integer> owned = owned(table, seat, hooks);
    return TechnologyDeck.of(table, seat).stream()
        .filter(hooks::permit)
        .map(technology -> of(technology, owned, hooks))
        .filter(some -> some.isWithin(specialties, some.ignored()));
  }

  /**
   * Those for which this number of resources can be paid without the planets that are exhausted for
   * them.
   */
  public static List<Researchable> by(Table table, Seat seat, int resources) {
    List<Researchable> all = by(table, seat);
    if (resources == 0) {
      return all;
    }
    PaymentMeans means = PaymentMeans.of(table, seat, Purpose.RESEARCH);
    Map<PlanetId, Colour> specialties = specialties(table, seat);
    return all.stream().filter(some -> some.isWithin(means, specialties, resources)).toList();
  }

  /** The lowest value of the planets that must be exhausted for it. */
  private int leastLost(PaymentMeans means, Map<PlanetId, Colour> specialties) {
    List<Integer> lost = new ArrayList<>();
    missing.forEach((colour, count) ->
        specialties.entrySet().stream()
            .filter(planet -> planet.getValue() == colour)
            .map(planet -> means.planets().getOrDefault(planet.getKey(), 0))
            .sorted()
            .limit(count)
            .forEach(lost::add));
    return lost.stream().sorted().limit(planets()).mapToInt(Integer::intValue).sum();
  }

  /** What this player pays for research that costs this number of resources. */
  public static int price(Table table, Seat seat, int resources) {
    int discount = 0;
    for (var hook : Ruleset.hooks(table, seat, ResearchHooks.class)) {
      discount += hook.hooks().discount(table, hook.grant());
    }
    return Math.max(0, resources - discount);
  }

  /** Whether something else replaces this player's research. */
  public static boolean isReplaced(Table table, Seat seat) {
    return Hooks.of(table, seat).replace();
  }

  /**
   * Whether an upgrade of one of these types could be researched at this price in resources, with
   * everything that the player could use for it. It is also true if something else replaces the
   * research after the payment. Rules: action_card/reveal_prototype.N1 to
   * action_card/reveal_prototype.N3, faction_ability/propagation.N5.
   */
  public static boolean anyUpgrade(Table table, Seat seat, Set<UnitType> types, int resources) {
    Hooks hooks = Hooks.of(table, seat);
    PaymentMeans means = PaymentMeans.of(table, seat, Purpose.RESEARCH);
    if (hooks.replace() || means.total() < resources) {
      return means.total() >= resources;
    }
    Map<PlanetId, Colour> specialties = specialties(table, seat);
    Map<Colour, Integer> owned = owned(table, seat, hooks);
    return TechnologyDeck.of(table, seat).stream()
        .filter(technology -> technology.upgrades().filter(types::contains).isPresent())
        .filter(hooks::permit)
        .anyMatch(technology ->
            hooks.waivers(technology).stream()
                .anyMatch(waivers ->
                    of(technology, owned, hooks)
                        .with(waivers)
                        .isWithin(means, specialties, resources + price(waivers))));
  }

  private static int price(List<Waiver> waivers) {
    return waivers.stream().mapToInt(Waiver::resources).sum();
  }

  private Researchable with(List<Waiver> waivers) {
    Map<Colour, Integer> left = new TreeMap<>(missing);
    int any = ignored;
    for (Waiver waiver : waivers) {
      if (waiver.colour().isPresent()) {
        left.computeIfPresent(
            waiver.colour().get(), (_, count) -> Math.max(0, count - waiver.prerequisites()));
      } else {
        any += waiver.prerequisites();
      }
    }
    return new Researchable(technology, left, any);
  }

  private boolean isWithin(PaymentMeans means, Map<PlanetId, Colour> specialties, int resources) {
    return isWithin(count(specialties), ignored)
        && means.total() - leastLost(means, specialties) >= resources;
  }

  /** Whether a unit upgrade could be researched with all that the player can use for free. */
  public static boolean anyUnitUpgrade(Table table, Seat seat) {
    return any(table, seat, (technology, _) -> technology.isUnitUpgrade());
  }

  /**
   * Whether a technology that needs a further prerequisite of this colour could be researched with
   * all that the player can use for free.
   */
  public static boolean anyLacking(Table table, Seat seat, Colour colour) {
    return any(table, seat, (_, some) -> some.missing().containsKey(colour));
  }

  /**
   * Whether a technology that needs any further prerequisite could be researched with all that the
   * player can use for free.
   */
  public static boolean anyLacking(Table table, Seat seat) {
    return any(table, seat, (_, some) -> !some.missing().isEmpty());
  }

  private static boolean any(Table table, Seat seat, BiPredicate<Technology, Researchable> which) {
    Hooks hooks = Hooks.of(table, seat);
    Map<Colour, Integer> specialties = count(specialties(table, seat));
    Map<Colour, Integer> owned = owned(table, seat, hooks);
    for (Technology technology : TechnologyDeck.of(table, seat)) {
      Researchable some = of(technology, owned, hooks);
      if (hooks.permit(technology) && which.test(technology, some)) {
        Researchable best = some.with(hooks.free(technology));
        if (best.isWithin(specialties, best.ignored())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether this technology can be researched, apart from its prerequisites. */
  public static boolean permits(Table table, Seat seat, Technology technology) {
    return Hooks.of(table, seat).permit(technology);
  }

  /** The unsatisfied prerequisites of this technology. */
  public static Researchable of(Table table, Seat seat, Technology technology) {
    Hooks hooks = Hooks.of(table, seat);
    return of(technology, owned(table, seat, hooks), hooks);
  }

  /** The number of prerequisites of each colour that this player satisfies or ignores. */
  private static Map<Colour, Integer> owned(Table table, Seat seat, Hooks hooks) {
    Map<Colour, Integer> owned = new EnumMap<>(Colour.class);
    table.player(seat).technologies().stream()
        .flatMap(id -> table.catalog().technology(id).color().stream())
        .forEach(colour -> owned.merge(colour, 1, Integer::sum));
    hooks.ignored().forEach((colour, count) -> owned.merge(colour, count, Integer::sum));
    if (hooks.spare()) {
      with(table, table.planets().of(seat))
          .values()
          .forEach(colour -> owned.merge(colour, 1, Integer::sum));
    }
    return owned;
  }

  private static Researchable of(Technology technology, Map<Colour, Integer> owned, Hooks hooks) {
    Map<Colour, Integer> missing = new TreeMap<>();
    technology
        .prerequisites()
        .forEach((colour, count) -> {
          int lacking = count - owned.getOrDefault(colour, 0);
          if (lacking > 0) {
            missing.put(colour, lacking);
          }
        });
    return new Researchable(technology.id(), missing, hooks.ignored(technology));
  }

  /** The readied planets of this player with a technology specialty. Rule: technology.15. */
  public static Map<PlanetId, Colour> specialties(Table table, Seat seat) {
    return Hooks.of(table, seat).spare() ? Map.of() : with(table, table.planets().readiedOf(seat));
  }

  private static Map<PlanetId, Colour> with(Table table, List<PlanetId> planets) {
    Map<PlanetId, Colour> specialties = new TreeMap<>();
    for (PlanetId planet : planets) {
      PlanetFacts.of(table, planet).specialties().stream()
          .findFirst()
          .ifPresent(colour -> specialties.put(planet, colour));
    }
    return specialties;
  }

  private static Map<Colour, Integer> count(Map<PlanetId, Colour> specialties) {
    Map<Colour, Integer> count = new EnumMap<>(Colour.class);
    specialties.values().forEach(colour -> count.merge(colour, 1, Integer::sum));
    return count;
  }

  private boolean isWithin(Map<Colour, Integer> specialties, int without) {
    int lacking =
        missing.entrySet().stream()
            .mapToInt(m -> Math.max(0, m.getValue() - specialties.getOrDefault(m.getKey(), 0)))
            .sum();
    return lacking <= without;
  }

  /** The number of planets that must be exhausted for it. */
  public int planets() {
    int all = missing.values().stream().mapToInt(Integer::intValue).sum();
    return Math.max(0, all - ignored);
  }

  /** The hooks of the player's components. */
  private record Hooks(Table table, List<Components.GrantedHooks<ResearchHooks>> all) {
    static Hooks of(Table table, Seat seat) {
      return new Hooks(table, Ruleset.hooks(table, seat, ResearchHooks.class));
    }

    boolean replace() {
      return all.stream().anyMatch(hook -> hook.hooks().replaces(table, hook.grant()));
    }

    boolean permit(Technology technology) {
      return all.stream().allMatch(hook -> hook.hooks().permits(table, hook.grant(), technology));
    }

    boolean spare() {
      return all.stream().anyMatch(hook -> hook.hooks().sparesPlanets(table, hook.grant()));
    }

    /**
     * The waivers that could be used together in addition: all free ones, alone or with one that
     * has a price.
     */
    List<List<Waiver>> waivers(Technology technology) {
      List<Waiver> free = free(technology);
      List<List<Waiver>> waivers = new ArrayList<>(List.of(free));
      each(technology)
          .filter(waiver -> waiver.resources() > 0)
          .forEach(waiver -> waivers.add(Copies.with(free, waiver)));
      return waivers;
    }

    List<Waiver> free(Technology technology) {
      return each(technology).filter(waiver -> waiver.resources() == 0).toList();
    }

    private Stream<Waiver> each(Technology technology) {
      return all.stream()
          .flatMap(hook -> hook.hooks().waiver(table, hook.grant(), technology).stream());
    }

    Map<Colour, Integer> ignored() {
      Map<Colour, Integer> ignored = new EnumMap<>(Colour.class);
      for (Components.GrantedHooks<ResearchHooks> hook : all) {
        hook.hooks()
            .ignored(table, hook.grant())
            .forEach((colour, count) -> ignored.merge(colour, count, Integer::sum));
      }
      return ignored;
    }

    int ignored(Technology technology) {
      return all.stream()
          .mapToInt(hook -> hook.hooks().ignored(table, hook.grant(), technology))
          .sum();
    }
  }
}
