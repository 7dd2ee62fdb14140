package org.lazax.components.faction.keleres;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.odds.OddsUse;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a round of space combat in a system with a planet that the owner controls, the
 * owner places its flagship and up to two cruisers or destroyers. Rules:
 * leader/kuuasi_aun_jalatai.N1 to leader/kuuasi_aun_jalatai.N3.1.
 */
public final class KuuasiAunJalatai implements Component, CombatAbility, OddsHooks {
  private static final int CRUISERS = 2;

  private static final String FLAGSHIP = "flagship";
  private static final List<String> FURTHER = List.of("first", "second");

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.bringing(UnitType.FLAGSHIP, UnitType.CRUISER)
        .actingBy(
            new OddsUse(
                CombatMoment.ROUND_BEGINS,
                (occasion, battle, me) ->
                    battle.place().isSpace() && battle.is(Circumstance.OWN_PLANET, me),
                (occasion, battle, me) ->
                    List.of(
                        new CombatEffect.Reinforce(me, UnitType.FLAGSHIP, 1),
                        new CombatEffect.Reinforce(me, UnitType.CRUISER, CRUISERS))));
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/kuuasi_aun_jalatai");
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    if (!CombatMoment.ROUND_BEGINS.isIn(happens)
        || !happens.place().isSpace()
        || !happens.isParty(grant.user())
        || !grant.isReady(table)) {
      return false;
    }
    TableCombatView battle = CombatContext.of(happens).battle(table);
    return battle.is(Circumstance.OWN_PLANET, battle.side(grant.user()))
        && !(flagships(table, grant, happens).isEmpty()
            && further(table, grant, happens, List.of()).isEmpty());
  }

  private static List<String> flagships(Table table, Grant grant, InFight happens) {
    return UnitPlacement.sources(
        table, grant.user(), UnitType.FLAGSHIP, happens.place(), List.of());
  }

  private static List<String> further(
      Table table, Grant grant, InFight happens, List<String> chosen) {
    return Stream.of(UnitType.CRUISER, UnitType.DESTROYER)
        .flatMap(type ->
            UnitPlacement.sources(table, grant.user(), type, happens.place(), chosen).stream())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    if (!soFar.has(FLAGSHIP)) {
      List<String> flagships = flagships(table, grant, happens);
      return Optional.of(new Ask(FLAGSHIP, flagships, Math.min(1, flagships.size()), 1));
    }
    List<String> chosen = new ArrayList<>();
    for (String one : FURTHER) {
      if (!soFar.has(one)) {
        return Optional.of(new Ask(one, further(table, grant, happens, chosen), 0, 1));
      }
      if (soFar.all(one).isEmpty()) {
        return Optional.empty();
      }
      chosen.addAll(soFar.all(one));
    }
    return Optional.empty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Stream.concat(Stream.of(FLAGSHIP), FURTHER.stream())
        .flatMap(one -> chosen.all(one).stream())
        .forEach(ship -> UnitPlacement.placeFrom(draft, grant.user(), ship, happens.place()));
  }
}
