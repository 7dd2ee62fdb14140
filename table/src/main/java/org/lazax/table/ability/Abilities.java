package org.lazax.table.ability;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.table.Sheet;
import org.lazax.table.Table;
import org.lazax.table.ability.AbilityProcedure.Use;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.ComponentRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Grants;

/** The abilities of one service's moments, found by their component and by what happens. */
public final class Abilities {
  private final Map<ComponentRef, List<Ability<?>>> ofComponent;
  private final Map<AbilityRef, Ability<?>> byName;
  private final Set<Class<?>> moments;

  /**
   * These, each under a name of its own.
   *
   * @throws IllegalStateException if two have the same name
   */
  public Abilities(List<Ability<?>> all) {
    ofComponent =
        all.stream()
            .collect(
                Collectors.groupingBy(
                    ability -> ability.name().component(),
                    LinkedHashMap::new,
                    Collectors.toUnmodifiableList()));
    byName = all.stream().collect(Collectors.toUnmodifiableMap(Ability::name, ability -> ability));
    moments = all.stream().map(Ability::moment).collect(Collectors.toUnmodifiableSet());
  }

  /** Whether anybody could use or suffer anything at this moment. */
  public boolean concern(Table table, Occurrence occurrence) {
    return moments.contains(occurrence.getClass())
        && table.seats().stream()
            .anyMatch(seat -> !usable(table, seat, occurrence, List.of()).isEmpty());
  }

  /** Whether there is an ability of this name that hangs on occurrences of this kind. */
  boolean hangs(AbilityRef name, Class<? extends Occurrence> moment) {
    Ability<?> ability = byName.get(name);
    return ability != null && ability.moment() == moment;
  }

  /** What this seat can use now, forced ones too, but for what it has used at this moment. */
  List<Granted<?>> usable(Table table, Seat seat, Occurrence occurrence, List<Use> usedAlready) {
    List<Granted<?>> usable = new ArrayList<>();
    for (Held held : held(table, seat, occurrence.getClass())) {
      Granted<?> granted = Granted.of(held.ability(), held.grant(), occurrence);
      if ((held.ability().repeatable() || !usedAlready.contains(granted.use()))
          && granted.usable(table)) {
        usable.add(granted);
      }
    }
    return usable;
  }

  /** All that this seat has for such a moment, usable now or not. */
  private List<Held> held(Table table, Seat seat, Class<? extends Occurrence> moment) {
    Sheet sheet = table.player(seat).sheet();
    List<Held> own =
        sheet.kept(new Asked(this, seat, moment), () -> held(sheet.components(), seat, moment));
    List<ComponentRef> passing = Grants.passing(table, seat);
    if (passing.isEmpty()) {
      return own;
    }
    List<Held> all = new ArrayList<>(own);
    all.addAll(held(passing, seat, moment));
    return all;
  }

  private List<Held> held(
      List<ComponentRef> components, Seat seat, Class<? extends Occurrence> moment) {
    List<Held> held = new ArrayList<>();
    for (ComponentRef component : components) {
      for (Ability<?> ability : ofComponent.getOrDefault(component, List.of())) {
        if (ability.moment().isAssignableFrom(moment)) {
          held.add(new Held(ability, new Grant(component, seat)));
        }
      }
    }
    return held;
  }

  /** Why this seat cannot use this unforced ability now; empty if it can. */
  Optional<Refusal> refusal(Table table, Use use, Occurrence occurrence, List<Use> usedAlready) {
    boolean may =
        usable(table, use.seat(), occurrence, usedAlready).stream()
            .anyMatch(granted -> !granted.ability().forced() && granted.use().equals(use));
    return may
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("abilities.3", "this ability cannot be used by this seat now")
                .with("ability", use.ability())
                .with("seat", use.seat()));
  }

  /**
   * The ability that is being used.
   *
   * @throws IllegalArgumentException if there is none of this name
   */
  Granted<?> granted(Use use, Occurrence occurrence) {
    Ability<?> ability = byName.get(use.ability());
    if (ability == null) {
      throw new IllegalArgumentException("there is no ability " + use.ability());
    }
    return Granted.of(ability, new Grant(use.ability().component(), use.seat()), occurrence);
  }

  /** An ability that a player has by a component. */
  private record Held(Ability<?> ability, Grant grant) {}

  private record Asked(Abilities abilities, Seat seat, Class<? extends Occurrence> moment) {}
}
