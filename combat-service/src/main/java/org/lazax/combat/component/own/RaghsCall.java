package org.lazax.combat.component.own;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.FightAbility;
import org.lazax.table.Table;
import org.lazax.table.ability.Ask;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.InFight;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.notes.Notes;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.UnitsMoved;

/**
 * Once its player has landed, all ground forces of the Saar leave the planet for one other planet
 * that the Saar control, as the player chooses. Rules: promissory_note/raghs_call.N1 to
 * promissory_note/raghs_call.N4.
 */
final class RaghsCall implements FightAbility {
  private static final AbilityRef NAME = AbilityRef.parse("promissory_note/raghs_call");
  private static final String TO = "planet";

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean isPlayed() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMMITTED.isIn(happens)
        && happens.active().equals(grant.user())
        && saar(table).filter(happens.defender()::equals).isPresent()
        && !leaving(table, happens).isEmpty()
        && !planets(table, happens).isEmpty();
  }

  /** Whose note it is. */
  private static Optional<Seat> saar(Table table) {
    return Notes.owner(table, new PromissoryNoteId(NAME.component().name()));
  }

  private static List<UnitStack> leaving(Table table, InFight happens) {
    return table.units().at(happens.place(), happens.defender()).stream()
        .filter(stack -> Stats.of(table, stack).isGroundForce())
        .toList();
  }

  /** Those of the others that are on the board. */
  private static List<PlanetId> planets(Table table, InFight happens) {
    return table.planets().of(happens.defender()).stream()
        .filter(planet -> !happens.place().planet().equals(Optional.of(planet)))
        .filter(planet -> table.galaxy().systemOf(planet).isPresent())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    return Ask.once(TO, soFar, () -> planets(table, happens));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    PlanetId to = new PlanetId(chosen.one(TO).orElseThrow());
    draft
        .table()
        .galaxy()
        .systemOf(to)
        .ifPresent(system ->
            draft.add(
                new UnitsMoved(
                    happens.place(), Place.on(system, to), leaving(draft.table(), happens))));
  }
}
