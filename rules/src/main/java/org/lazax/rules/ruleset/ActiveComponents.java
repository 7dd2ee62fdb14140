package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableParts;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.LaysComponents;
import org.lazax.table.council.Law;
import org.lazax.table.immutable.ResultCache;
import org.lazax.table.notes.Note;
import org.lazax.table.planets.PlanetCard;

/**
 * The components that act for one player now: the abilities of its faction sheet, its technologies,
 * the rules that expansions add, the units that it can have, its leaders, the ability cards of its
 * legendary planets, the promissory notes in its play area, what parts of the table lay before it,
 * such as relics, the laws in play, what any of these lend to it, and its lasting effects. It also
 * keeps results that depend only on them. It is read at every step and changes rarely. Therefore it
 * is kept with the player's sheet until a part of the table on which it depends has changed.
 */
public final class ActiveComponents {
  private final Seat seat;
  private final Optional<Set<ComponentRef>> firstPrints;
  private final List<ComponentRef> leaders;
  private final Map<PlanetId, PlanetCard> planets;
  private final List<PlanetId> legendary;
  private final TableParts parts;
  private final List<ComponentRef> laid;
  private final List<Note> notes;
  private final List<Law> laws;
  private final List<LastingEffect> effects;

  /** Whether lasting effects make all laws blank. */
  private final boolean blankLaws;

  /** The units of the sheet that have lost the text of their cards. */
  private final Set<ComponentRef> blankUnits;

  private final FactionSheet sheet;
  private final List<ComponentRef> printed;
  private final List<GrantedHooks<LendingHooks>> lenders;
  private final List<ComponentRef> lent;
  private final List<ComponentRef> cards;
  private final List<ComponentRef> offSheet;
  private final ResultCache cache;

  /** A thread that does not see them yet computes them again, with the same result. */
  private volatile @Nullable EverybodysComponents withOthers;

  private ActiveComponents(Table table, Seat seat, @Nullable ActiveComponents before) {
    this.seat = seat;
    this.firstPrints = table.settings().firstPrints();
    this.leaders = table.player(seat).leaders().inForce();
    this.planets = table.planets().cards();
    this.legendary = LegendaryAbility.heldBy(table, seat);
    this.parts = table.parts();
    this.laid = laid(table, seat);
    this.notes = table.player(seat).notesInPlay();
    this.laws = table.council().laws();
    this.effects = table.kernel().effects();
    this.blankLaws = ActingLaws.areBlank(table);
    this.sheet = FactionSheet.of(table, table.player(seat));
    this.blankUnits = blankUnits(table, sheet);
    this.printed = onSheet(table);
    List<ComponentRef> lying = printed(table, lying(ActingLaws.of(table)));
    this.lenders = lenders(table, lying);
    this.lent = lent(table);
    this.cards = cards(table, lying);
    this.offSheet = withLasting(effects);
    this.cache = before != null && isLike(before) ? before.cache : new ResultCache();
  }

  /** Whether the same components act for the same player, so that the same results hold. */
  @SuppressWarnings("ReferenceEquality") // the same sheet is the same object
  private boolean isLike(ActiveComponents before) {
    return sheet == before.sheet
        && seat.equals(before.seat)
        && firstPrints.equals(before.firstPrints)
        && blankUnits.equals(before.blankUnits)
        && offSheet.equals(before.offSheet);
  }

  /**
   * The same components after a change of planet cards that is not a gain or a loss of one, of
   * parts of the table that lay the same components, or of lasting effects that bring none.
   */
  private ActiveComponents(ActiveComponents same, Table table) {
    this.seat = same.seat;
    this.firstPrints = same.firstPrints;
    this.leaders = same.leaders;
    this.planets = table.planets().cards();
    this.legendary = same.legendary;
    this.parts = table.parts();
    this.laid = same.laid;
    this.notes = same.notes;
    this.laws = same.laws;
    this.effects = table.kernel().effects();
    this.blankLaws = same.blankLaws;
    this.blankUnits = same.blankUnits;
    this.sheet = same.sheet;
    this.printed = same.printed;
    this.lenders = same.lenders;
    this.lent = same.lent;
    this.cards = same.cards;
    this.offSheet = same.offSheet;
    this.cache = same.cache;
    this.withOthers = same.withOthers;
  }

  /** The components that act for a player now. */
  public static ActiveComponents of(Table table, Seat seat) {
    ActiveComponents inGame = EverybodysComponents.of(table).of(seat);
    return inGame != null ? inGame : table.cached(seat, now -> found(now, now.player(seat)));
  }

  /** The same without regard to what was found before, to check what is kept. */
  public static ActiveComponents anew(Table table, Seat seat) {
    return new ActiveComponents(table, seat, null);
  }

  /** Those that were found last for this player, or others if what they depend on has changed. */
  static ActiveComponents found(Table table, Player player) {
    return FactionSheet.of(table, player).powers(known -> now(table, player.seat(), known));
  }

  @SuppressWarnings("ReferenceEquality") // the same cards are the same object
  private static ActiveComponents now(Table table, Seat seat, @Nullable ActiveComponents known) {
    if (known == null || !known.seat.equals(seat) || !known.comesFrom(table)) {
      return new ActiveComponents(table, seat, known);
    }
    if (known.planets == table.planets().cards()
        && known.parts == table.parts()
        && known.effects == table.kernel().effects()) {
      return known;
    }
    return known.legendary.equals(LegendaryAbility.heldBy(table, seat))
            && known.laid.equals(laid(table, seat))
            && known.lastAlike(table)
        ? new ActiveComponents(known, table)
        : new ActiveComponents(table, seat, known);
  }

  private static List<ComponentRef> laid(Table table, Seat seat) {
    return table.parts().answering(LaysComponents.class).stream()
        .flatMap(part -> part.laidBefore(seat).stream())
        .toList();
  }

  /** Whether everything but planet cards, parts of the table and lasting effects is unchanged. */
  @SuppressWarnings("ReferenceEquality") // what no event has changed is the same object
  private boolean comesFrom(Table table) {
    return notes == table.player(seat).notesInPlay()
        && laws == table.council().laws()
        && leaders.equals(table.player(seat).leaders().inForce())
        && firstPrints.equals(table.settings().firstPrints())
        && borrowsAlike(table);
  }

  /** Rule: abilities.26.3. */
  private static Set<ComponentRef> blankUnits(Table table, FactionSheet sheet) {
    Set<ComponentRef> blank = new HashSet<>();
    for (Law law : ActingLaws.of(table)) {
      Ruleset.hooks(
              table, table.settings().printed(ComponentRef.of(law.agenda())), BlanksUnits.class)
          .ifPresent(blanks ->
              Stream.of(UnitType.values())
                  .flatMap(type -> sheet.unit(type).stream())
                  .filter(blanks::blanks)
                  .forEach(card -> blank.add(ComponentRef.of(card.id()))));
    }
    return Set.copyOf(blank);
  }

  /** The components of the sheet, and the rules of expansions, which every sheet has. */
  private List<ComponentRef> onSheet(Table table) {
    List<ComponentRef> acting = new ArrayList<>(sheet.components());
    acting.removeAll(blankUnits);
    List<ComponentRef> all = new ArrayList<>(printed(table, acting));
    all.addAll(Ruleset.of(table).rules());
    return List.copyOf(all);
  }

  private static List<ComponentRef> printed(Table table, List<ComponentRef> components) {
    return table.settings().firstPrints().isEmpty()
        ? components
        : components.stream().map(table.settings()::printed).toList();
  }

  /**
   * The components in the play areas of players, without leaders. They act only for their owner.
   */
  private List<ComponentRef> lying(List<Law> acting) {
    List<ComponentRef> lying = new ArrayList<>();
    legendary.forEach(planet -> lying.add(ComponentRef.of(planet)));
    lying.addAll(laid);
    notes.forEach(note -> lying.add(ComponentRef.of(note.kind())));
    acting.stream()
        .filter(law -> law.owner().map(seat::equals).orElse(true))
        .forEach(law -> lying.add(ComponentRef.of(law.agenda())));
    return lying;
  }

  private List<GrantedHooks<LendingHooks>> lenders(Table table, List<ComponentRef> lying) {
    Components components = Ruleset.of(table).components();
    return Stream.of(printed, leaders, lying)
        .flatMap(some -> components.among(some, seat, LendingHooks.class).stream())
        .toList();
  }

  /** What is lent now. It can be different after any event. */
  private List<ComponentRef> lent(Table table) {
    return lenders.stream()
        .flatMap(lender -> lender.hooks().lends(table, seat).stream())
        .distinct()
        .toList();
  }

  private List<ComponentRef> cards(Table table, List<ComponentRef> lying) {
    List<ComponentRef> cards = new ArrayList<>(printed(table, leaders));
    printed(table, lent).stream()
        .filter(each -> !printed.contains(each) && !cards.contains(each) && !lying.contains(each))
        .forEach(cards::add);
    cards.addAll(lying);
    return List.copyOf(cards);
  }

  /** Whether the lasting effects bring the same components, and take the same laws away. */
  @SuppressWarnings("ReferenceEquality") // what no event has changed is the same object
  boolean lastAlike(Table table) {
    List<LastingEffect> now = table.kernel().effects();
    return effects == now
        || (blankLaws == ActingLaws.areBlank(table) && offSheet.equals(withLasting(now)));
  }

  private List<ComponentRef> withLasting(List<LastingEffect> effects) {
    List<ComponentRef> all = new ArrayList<>(cards);
    for (LastingEffect effect : effects) {
      if (effect.user().filter(seat::equals).isPresent()) {
        ComponentRef component = AbilityRef.of(effect.ability()).component();
        if (!printed.contains(component) && !all.contains(component)) {
          all.add(component);
        }
      }
    }
    return List.copyOf(all);
  }

  /** The player for whom they act. */
  public Seat seat() {
    return seat;
  }

  /** Whether the same components are lent to this player now. */
  boolean borrowsAlike(Table table) {
    return lenders.isEmpty() || lent.equals(lent(table));
  }

  /** Whether the same components act for the same player. */
  @SuppressWarnings("ReferenceEquality") // the same results are the same object
  boolean areThose(ActiveComponents others) {
    return cache == others.cache;
  }

  /** The components of all players that were found last, of whatever state. */
  static @Nullable EverybodysComponents lastWithOthers(Table table) {
    for (Player player : table.players().values()) {
      if (!player.eliminated()) {
        ActiveComponents first = FactionSheet.of(table, player).lastPowers();
        return first == null ? null : first.withOthers;
      }
    }
    return null;
  }

  /**
   * The components of all players, kept with those of the first one.
   *
   * @param now computes the current ones from those that were kept last
   */
  EverybodysComponents withOthers(
      Function<@Nullable EverybodysComponents, EverybodysComponents> now) {
    EverybodysComponents known = withOthers;
    EverybodysComponents holds = now.apply(known);
    if (holds != known) {
      withOthers = holds;
    }
    return holds;
  }

  /** All components: those of the sheet first, each kind in the order of the catalog. */
  public List<ComponentRef> all() {
    return cached(ActiveComponents.class, components -> components);
  }

  /** The components that lend this card to the player now. */
  List<ComponentRef> lending(Table table, ComponentRef card) {
    return lenders.stream()
        .filter(lender -> lender.hooks().lends(table, seat).contains(card))
        .map(lender -> lender.grant().component().card())
        .toList();
  }

  /** All components except lasting effects. */
  public List<ComponentRef> standing() {
    return Stream.concat(printed.stream(), cards.stream()).toList();
  }

  /**
   * A result that is computed from each of these components alone, those of the sheet first. It is
   * computed once for the sheet, and once for all other components.
   *
   * @param key identifies the result and the type of the list's elements
   */
  public <E> List<E> cached(Object key, Function<List<ComponentRef>, List<E>> compute) {
    return cache.get(key, () -> computed(key, compute));
  }

  private <E> List<E> computed(Object key, Function<List<ComponentRef>, List<E>> compute) {
    List<E> all =
        new ArrayList<>(
            sheet.cached(
                new OnSheet(seat, firstPrints, blankUnits, key), () -> compute.apply(printed)));
    all.addAll(compute.apply(offSheet));
    return List.copyOf(all);
  }

  private record OnSheet(
      Seat seat,
      Optional<Set<ComponentRef>> firstPrints,
      Set<ComponentRef> blankUnits,
      Object key) {}
}
