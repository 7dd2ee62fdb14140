package org.lazax.components.faction.mahact;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.galaxy.GalaxyComponents;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * All ships of a space area with the units they carry are moved to an adjacent system with ships of
 * another player. The owner of the moved ships is the attacker in a space combat without retreat.
 * This is not a tactical action. Rules: leader/airo_shir_aur.N1 to leader/airo_shir_aur.N13.2.
 */
public final class AiroShirAur implements Component, ActionAbility {
  private static final String FROM = "from";
  private static final String TO = "to";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/airo_shir_aur");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !origins(table, grant.user()).isEmpty();
  }

  private static List<SystemId> origins(Table table, Seat user) {
    Starmap map = Starmap.seenBy(table, user);
    return table.galaxy().systems().stream()
        .filter(system -> !destinations(table, map, system).isEmpty())
        .sorted()
        .toList();
  }

  /**
   * The adjacent systems as the user sees the galaxy. The components of the ships' owner decide
   * which anomalies the ships can enter. The destination counts as the active system, so a nebula
   * can be entered. Rules: leader/airo_shir_aur.N5, leader/airo_shir_aur.N6,
   * leader/airo_shir_aur.N8, leader/airo_shir_aur.N9.
   */
  private static List<SystemId> destinations(Table table, Starmap map, SystemId from) {
    Optional<Seat> moved = owner(table, from);
    if (moved.isEmpty()) {
      return List.of();
    }
    Set<Anomaly> closed = GalaxyComponents.closedIfActive(table, moved.get());
    return map.open(from).stream()
        .filter(
            system -> owner(table, system).filter(seat -> !moved.get().equals(seat)).isPresent())
        .filter(system -> map.anomalies(system).stream().noneMatch(closed::contains))
        .sorted()
        .toList();
  }

  /** The player whose ships are in the system. Outside of combats there is at most one. */
  private static Optional<Seat> owner(Table table, SystemId system) {
    return table.units().ships(system).stream().map(UnitStack::owner).findFirst();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(FROM, soFar, () -> origins(table, grant.user()))
        .or(() ->
            Ask.once(
                TO,
                soFar,
                () ->
                    destinations(
                        table,
                        Starmap.seenBy(table, grant.user()),
                        SystemId.of(soFar.one(FROM).orElseThrow()))));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    SystemId from = SystemId.of(chosen.one(FROM).orElseThrow());
    SystemId to = SystemId.of(chosen.one(TO).orElseThrow());
    Seat attacker = owner(draft.table(), from).orElseThrow();
    Seat defender = owner(draft.table(), to).orElseThrow();
    LeaderUses.use(draft, grant);
    draft.call(SpaceCombat.withoutRetreat(to, attacker, defender));
    draft.call(Relocation.movedBy(grant.user(), attacker, from, List.of(to)));
  }
}
