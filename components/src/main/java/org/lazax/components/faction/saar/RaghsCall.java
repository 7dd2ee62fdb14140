package org.lazax.components.faction.saar;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.odds.OddsUse;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.notes.Note;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After the holder has committed ground forces, all ground forces of the Saar on the planet move to
 * one other planet that the Saar control. The holder chooses it. Structures that are not ground
 * forces stay and can fire. Rules: promissory_note/raghs_call.N1 to promissory_note/raghs_call.N4.
 */
public final class RaghsCall implements Component, CombatAbility, OddsHooks {
  private static final FactionId SAAR = new FactionId("saar");
  private static final AbilityRef NAME = AbilityRef.parse("promissory_note/raghs_call");
  private static final String TO = "planet";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.NONE.actingBy(
        new OddsUse(
            CombatMoment.COMMITTED,
            (occasion, battle, me) ->
                me == Side.ATTACKER
                    && battle.isPlayedBy(Side.DEFENDER, SAAR)
                    && battle.count(Side.DEFENDER, battle::fights) > 0,
            (occasion, battle, me) -> List.of(new CombatEffect.Leave(Side.DEFENDER, false))));
  }

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

  /** The owner of the note. */
  private static Optional<Seat> saar(Table table) {
    return NoteOwners.of(table, Note.parse(NAME.component().name()));
  }

  private static List<UnitStack> leaving(Table table, InFight happens) {
    return table.units().at(happens.place(), happens.defender()).stream()
        .filter(stack -> Stats.of(table, stack).isGroundForce())
        .toList();
  }

  /** The other planets that the defender controls and that no card closes to units. */
  private static List<PlanetId> planets(Table table, InFight happens) {
    return ControlledPlanets.open(table, happens.defender()).stream()
        .filter(place -> !place.equals(happens.place()))
        .flatMap(place -> place.planet().stream())
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
