package org.lazax.rules.showing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;

/**
 * What a player's sealed components add to a command if their owner shows them together with it.
 * Whether a player is asked depends on what everybody may suppose, and what the player is offered
 * on what they are.
 *
 * @param components what is shown, in the order in which the player has them
 * @param table the table after that
 */
public record Showing(List<ComponentRef> components, Table table) {
  public Showing {
    components = List.copyOf(components);
  }

  /** The table as it is. */
  public static Showing nothing(Table table) {
    return new Showing(List.of(), table);
  }

  /** Whether nothing is shown. */
  public boolean isNothing() {
    return components.isEmpty();
  }

  /**
   * What the player may show, alone and together; nothing comes first. Only the player may know.
   */
  public static List<Showing> by(Table table, Seat seat, ShownFor purpose) {
    return all(
        table, sealed(table, seat), (own, now) -> own.hooks().shown(now, own.grant(), purpose));
  }

  /**
   * Whether something is possible for a player, by what everybody may suppose about its sealed
   * components.
   *
   * @param possible decides it for a table; it is asked for the actual one first
   */
  public static boolean mayAllow(
      Table table, Seat seat, ShownFor purpose, Predicate<Table> possible) {
    if (possible.test(table)) {
      return true;
    }
    List<GrantedHooks<Showable>> sealed = sealed(table, seat);
    return !sealed.isEmpty()
        && all(table, sealed, (own, now) -> own.hooks().supposed(now, own.grant(), purpose))
            .stream()
            .skip(1)
            .anyMatch(showing -> possible.test(showing.table()));
  }

  /**
   * A player shows these components. The command is refused if one of them does not serve for it,
   * or is named twice.
   */
  public static void carryOut(
      Draft<?, Table> draft, Seat seat, ShownFor purpose, List<ComponentRef> components) {
    for (ComponentRef component : components) {
      Optional<GrantedHooks<Showable>> own =
          sealed(draft.table(), seat).stream()
              .filter(each -> each.grant().component().equals(component))
              .filter(each -> serves(draft.table(), each, purpose))
              .findFirst();
      draft.require(
          own.isPresent(),
          "abilities.3",
          "this seat has nothing of this name to show for it",
          "shown",
          component);
      own.ifPresent(each -> each.hooks().show(draft, each.grant()));
    }
  }

  /** The form of a command with which these components are shown. It stays the same if none is. */
  public static Form told(Form form, List<ComponentRef> components) {
    String names = components.stream().map(ComponentRef::name).collect(Collectors.joining(", "));
    return components.isEmpty()
        ? form
        : form.titled(form.title() + " and show " + names).about("shown", components);
  }

  private static boolean serves(Table table, GrantedHooks<Showable> own, ShownFor purpose) {
    return own.hooks().shown(table, own.grant(), purpose).isPresent();
  }

  private static List<GrantedHooks<Showable>> sealed(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, Showable.class);
  }

  private static List<Showing> all(
      Table table,
      List<GrantedHooks<Showable>> sealed,
      BiFunction<GrantedHooks<Showable>, Table, Optional<Table>> turn) {
    List<Showing> all = new ArrayList<>(List.of(nothing(table)));
    for (GrantedHooks<Showable> own : sealed) {
      for (Showing before : List.copyOf(all)) {
        turn.apply(own, before.table())
            .map(after ->
                new Showing(Copies.with(before.components(), own.grant().component()), after))
            .ifPresent(all::add);
      }
    }
    return all;
  }
}
