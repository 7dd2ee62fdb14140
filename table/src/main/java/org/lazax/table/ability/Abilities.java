package org.lazax.table.ability;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.ability.AbilityProcedure.Use;
import org.lazax.table.ability.technology.TechnologyAbilities;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.ComponentRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Grants;

/** All abilities, found by their component and by what happens. */
public final class Abilities {
  private static final List<Ability<?>> ALL =
      Stream.of(TechnologyAbilities.ALL).flatMap(List::stream).toList();

  private static final Map<ComponentRef, List<Ability<?>>> OF_COMPONENT =
      ALL.stream()
          .collect(
              Collectors.groupingBy(
                  ability -> ability.name().component(),
                  LinkedHashMap::new,
                  Collectors.toUnmodifiableList()));

  private static final Map<AbilityRef, Ability<?>> BY_NAME =
      ALL.stream().collect(Collectors.toUnmodifiableMap(Ability::name, ability -> ability));

  private static final Set<Class<?>> MOMENTS =
      ALL.stream().map(Ability::moment).collect(Collectors.toUnmodifiableSet());

  private Abilities() {}

  /** Every ability there is, in no order that matters. */
  public static List<Ability<?>> all() {
    return ALL;
  }

  /** Whether anybody could use or suffer anything at this moment, used or not. */
  public static boolean concern(Table table, Occurrence occurrence) {
    return MOMENTS.contains(occurrence.getClass())
        && table.seats().stream()
            .anyMatch(seat -> !usable(table, seat, occurrence, List.of()).isEmpty());
  }

  /** What this seat can use now, forced ones too, but for what it has used at this moment. */
  static List<Granted<?>> usable(
      Table table, Seat seat, Occurrence occurrence, List<Use> usedAlready) {
    List<Granted<?>> usable = new ArrayList<>();
    for (ComponentRef component : Grants.of(table, seat)) {
      for (Ability<?> ability : OF_COMPONENT.getOrDefault(component, List.of())) {
        if (ability.moment().isInstance(occurrence)) {
          Granted<?> granted = Granted.of(ability, new Grant(component, seat), occurrence);
          if ((ability.repeatable() || !usedAlready.contains(granted.use()))
              && granted.usable(table)) {
            usable.add(granted);
          }
        }
      }
    }
    return usable;
  }

  /**
   * The ability that is being used.
   *
   * @throws IllegalArgumentException if there is none of this name
   */
  static Granted<?> granted(Use use, Occurrence occurrence) {
    Ability<?> ability = BY_NAME.get(use.ability());
    if (ability == null) {
      throw new IllegalArgumentException("there is no ability " + use.ability());
    }
    return Granted.of(ability, new Grant(use.ability().component(), use.seat()), occurrence);
  }
}
