package org.lazax.rules.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.EverybodysComponents;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.HandBans;
import org.lazax.rules.ruleset.Hands;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The abilities that can be used at the moments of one service, by their component and by the type
 * of the occurrence.
 */
public final class Abilities {
  private final Map<AbilityRef, Ability<?>> byName;
  private final Map<Class<?>, Triggered> triggered;

  /**
   * Indexes these abilities.
   *
   * @throws IllegalStateException if two of them have the same name
   */
  public Abilities(List<Ability<?>> all) {
    byName = all.stream().collect(Collectors.toUnmodifiableMap(Ability::name, ability -> ability));
    triggered =
        all.stream()
            .collect(
                Collectors.groupingBy(
                    Ability::trigger,
                    Collectors.collectingAndThen(Collectors.toList(), Triggered::new)));
  }

  /** The abilities of a ruleset's components, and the additional ones. */
  static Abilities of(Ruleset ruleset, List<Ability<?>> more) {
    List<Ability<?>> all = new ArrayList<>();
    ruleset.components().all().forEach(component -> all.addAll(of(component)));
    all.addAll(more);
    all.removeIf(ability -> !ruleset.plays(ability.name().component()));
    return new Abilities(all);
  }

  /** The abilities of a component: the component itself, or each paragraph of its text. */
  public static List<Ability<?>> of(Component component) {
    List<Ability<?>> brought = new ArrayList<>();
    if (component instanceof Ability<?> ability) {
      brought.add(ability);
    }
    if (component instanceof WithAbilities several) {
      brought.addAll(several.abilities());
    }
    return brought;
  }

  /** Whether an ability of the ruleset's components concerns any player at this moment. */
  public static boolean concernIn(Table table, Occurrence occurrence) {
    return in(table).concern(table, occurrence);
  }

  /**
   * Whether any player could use an ability or be subject to one at this moment, by public
   * information.
   */
  public boolean concern(Table table, Occurrence occurrence) {
    return triggered.containsKey(occurrence.getClass())
        && (isInSight(table, occurrence) || isInAnyHand(table, occurrence));
  }

  private boolean isInAnyHand(Table table, Occurrence occurrence) {
    for (Seat seat : table.seats()) {
      if (mayPlay(table, seat, occurrence, List.of())) {
        return true;
      }
    }
    return false;
  }

  private boolean isInSight(Table table, Occurrence occurrence) {
    for (Held held : held(table, occurrence.getClass())) {
      if (Granted.of(held.ability(), held.grant(), occurrence).usable(table)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether this player is asked. It depends on the player's visible components and on the cards
   * that the player could hold by public information. Therefore the question reveals nothing.
   * Rules: action_cards.5, action_cards.N2.
   */
  boolean mayUse(Table table, Seat seat, Occurrence occurrence, List<Use> usedAlready) {
    for (Held held : held(table, seat, occurrence.getClass())) {
      if (!held.ability().forced()
          && isUsable(table, held, occurrence, usedAlready)
          && isPermitted(table, held)) {
        return true;
      }
    }
    return mayPlay(table, seat, occurrence, usedAlready);
  }

  private static boolean isUsable(
      Table table, Held held, Occurrence occurrence, List<Use> usedAlready) {
    return isLeft(held.ability(), held.grant(), usedAlready)
        && Granted.of(held.ability(), held.grant(), occurrence).usable(table);
  }

  private boolean mayPlay(Table table, Seat seat, Occurrence occurrence, List<Use> usedAlready) {
    Triggered now = triggered.get(occurrence.getClass());
    if (now == null || Hands.isEmpty(table, seat)) {
      return false;
    }
    for (Ability<?> ability : now.played) {
      ComponentRef card = ability.name().component();
      for (Grant held : Hands.mayHold(table, seat, card)) {
        if (isLeft(ability, held, usedAlready)
            && Granted.of(ability, held, occurrence).usable(table)
            && HandBans.permit(table, seat, card)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isLeft(Ability<?> ability, Grant grant, List<Use> usedAlready) {
    return usedAlready.isEmpty()
        || ability.repeatable()
        || usedAlready.stream().noneMatch(Use.of(ability.name(), grant)::isAgain);
  }

  /** Whether this ability of the game is used as an action. Rule: component_action.1. */
  public static boolean isAction(Table table, AbilityRef name) {
    return in(table).hangs(name, ComponentAction.class);
  }

  /** Whether this ability of the game happens without a decision of its user. */
  static boolean isForced(Table table, AbilityRef name) {
    Ability<?> ability = in(table).byName.get(name);
    return ability != null && ability.forced();
  }

  private static Abilities in(Table table) {
    return Ruleset.of(table).cached(Abilities.class, ruleset -> of(ruleset, List.of()));
  }

  /** Whether an ability with this name is triggered by occurrences of this type. */
  boolean hangs(AbilityRef name, Class<? extends Occurrence> moment) {
    Ability<?> ability = byName.get(name);
    return ability != null && ability.trigger() == moment;
  }

  /**
   * The abilities that this player can use now, including forced ones and cards in hand, without
   * those that it has used at this moment. This is not public.
   */
  List<Granted<?>> usable(Table table, Seat seat, Occurrence occurrence, List<Use> usedAlready) {
    List<Granted<?>> usable = new ArrayList<>();
    addUsable(usable, table, held(table, seat, occurrence.getClass()), occurrence, usedAlready);
    addUsable(usable, table, inHand(table, seat, occurrence), occurrence, usedAlready);
    usable.removeIf(granted -> !granted.allowedInSecret(table));
    return usable;
  }

  private List<Held> inHand(Table table, Seat seat, Occurrence occurrence) {
    Triggered now = triggered.get(occurrence.getClass());
    return now == null || now.played.isEmpty() ? List.of() : now.inHand(Hands.of(table, seat));
  }

  private static void addUsable(
      List<Granted<?>> usable,
      Table table,
      List<Held> all,
      Occurrence occurrence,
      List<Use> usedAlready) {
    for (Held held : all) {
      if (isUsable(table, held, occurrence, usedAlready) && isPermitted(table, held)) {
        usable.add(Granted.of(held.ability(), held.grant(), occurrence));
      }
    }
  }

  /** Whether no component stops the player from using the ability. Nothing stops a forced one. */
  private static boolean isPermitted(Table table, Held held) {
    return (held.ability().forced() && !held.ability().isPlayed())
        || HandBans.permit(table, held.grant().user(), held.grant().component());
  }

  /** Whether such an occurrence triggers any forced ability. */
  boolean force(Occurrence occurrence) {
    Triggered now = triggered.get(occurrence.getClass());
    return now != null && now.forces;
  }

  /** The forced abilities of this player. */
  List<Granted<?>> forced(Table table, Seat seat, Occurrence occurrence, List<Use> usedAlready) {
    if (!force(occurrence)) {
      return List.of();
    }
    List<Granted<?>> forced = new ArrayList<>();
    for (Held held : held(table, seat, occurrence.getClass())) {
      if (held.ability().forced() && isUsable(table, held, occurrence, usedAlready)) {
        forced.add(Granted.of(held.ability(), held.grant(), occurrence));
      }
    }
    return forced;
  }

  /** All visible abilities of this player that such a moment triggers, usable now or not. */
  private List<Held> held(Table table, Seat seat, Class<? extends Occurrence> moment) {
    Triggered now = triggered.get(moment);
    return now == null || !now.inSight ? List.of() : held(ActiveComponents.of(table, seat), now);
  }

  /** The same of all players. */
  private List<Held> held(Table table, Class<? extends Occurrence> moment) {
    Triggered now = triggered.get(moment);
    return now == null || !now.inSight
        ? List.of()
        : EverybodysComponents.of(table).cached(now, active -> held(active, now));
  }

  private static List<Held> held(ActiveComponents active, Triggered now) {
    return active.cached(now, components -> now.brought(components, active.seat()));
  }

  /**
   * Why this player cannot use this optional ability now; empty if it can. An ability that no
   * component of the game has is refused as {@code unknown-ability}.
   */
  Optional<Refusal> refusal(Table table, Use use, Occurrence occurrence, List<Use> usedAlready) {
    if (isUnknown(table, use.ability())) {
      return Optional.of(
          Refusal.of("unknown-ability", "no component of this game has this ability")
              .with("ability", use.ability()));
    }
    Optional<Refusal> missing = missing(table, use);
    if (missing.isPresent()) {
      return missing;
    }
    return mayUse(table, use, occurrence, usedAlready)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("abilities.3", "this ability cannot be used by this seat now")
                .with("ability", use.ability())
                .with("seat", use.seat()));
  }

  private boolean mayUse(Table table, Use use, Occurrence occurrence, List<Use> usedAlready) {
    List<Held> all =
        isPlayed(use)
            ? inHand(table, use.seat(), occurrence)
            : held(table, use.seat(), occurrence.getClass());
    for (Held held : all) {
      if (!held.ability().forced()
          && Use.of(held.ability().name(), held.grant()).equals(use)
          && isUsable(table, held, occurrence, usedAlready)
          && isPermitted(table, held)
          && Granted.of(held.ability(), held.grant(), occurrence).allowedInSecret(table)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether neither this service nor, as far as this service knows, another one has the ability.
   */
  private boolean isUnknown(Table table, AbilityRef name) {
    return !byName.containsKey(name)
        && Ruleset.hooks(table, name.component(), MakesAbility.class).isEmpty();
  }

  /** A card that is not in the hand cannot be played. Rules: action_cards.7, promissory_notes.1. */
  private Optional<Refusal> missing(Table table, Use use) {
    return isPlayed(use) ? Hands.missing(table, use.grant()) : Optional.empty();
  }

  private boolean isPlayed(Use use) {
    Ability<?> ability = byName.get(use.ability());
    return ability != null && ability.isPlayed();
  }

  /** If the ability is used by playing a card, the card is shown and leaves the hand. */
  void show(Draft<?, Table> draft, Use use) {
    if (isPlayed(use)) {
      draft.add(Hands.played(use.grant()));
    }
  }

  /**
   * A card that was played goes to the place where it belongs after it is resolved. Rule:
   * promissory_notes.3.
   */
  void putAway(Draft<?, Table> draft, Use use) {
    if (isPlayed(use)) {
      draft.addAll(Hands.resolved(draft.table(), use.grant()));
    }
  }

  /**
   * The ability that is being used.
   *
   * @throws IllegalArgumentException if there is no ability with this name
   */
  Granted<?> granted(Use use, Occurrence occurrence) {
    Ability<?> ability = byName.get(use.ability());
    if (ability == null) {
      throw new IllegalArgumentException("there is no ability " + use.ability());
    }
    return Granted.of(ability, use.grant(), occurrence);
  }

  /** An ability that a player has because of a component. */
  private record Held(Ability<?> ability, Grant grant) {}

  /** The abilities that occurrences of one type trigger. It is a key of cached results, too. */
  private static final class Triggered {
    final List<Ability<?>> played;

    /** Whether any of them is used without playing a card of the hand. */
    final boolean inSight;

    /** Whether any of them is forced. */
    final boolean forces;

    private final Map<ComponentRef, List<Ability<?>>> ofComponent;

    Triggered(List<Ability<?>> all) {
      played = all.stream().filter(Ability::isPlayed).toList();
      inSight = played.size() < all.size();
      forces = all.stream().anyMatch(Ability::forced);
      ofComponent =
          all.stream()
              .collect(
                  Collectors.groupingBy(
                      ability -> ability.name().component(), Collectors.toUnmodifiableList()));
    }

    /** Those that these components bring to a player, in the order of the components. */
    List<Held> brought(List<ComponentRef> components, Seat seat) {
      List<Held> brought = new ArrayList<>();
      for (ComponentRef component : components) {
        for (Ability<?> ability : ofComponent.getOrDefault(component, List.of())) {
          if (!ability.isPlayed()) {
            brought.add(new Held(ability, new Grant(component, seat)));
          }
        }
      }
      return brought;
    }

    /** Those that these cards bring when they are played, in the order of the cards. */
    List<Held> inHand(List<Grant> cards) {
      List<Held> inHand = new ArrayList<>();
      for (Grant card : cards) {
        for (Ability<?> ability : ofComponent.getOrDefault(card.component(), List.of())) {
          if (ability.isPlayed()) {
            inHand.add(new Held(ability, card));
          }
        }
      }
      return inHand;
    }
  }
}
