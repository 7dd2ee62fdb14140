package org.lazax.components.faction.mentak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.odds.OddsUse;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.limits.Surplus;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.UnitStack;

/**
 * For each ship of the opponent that is destroyed in a space combat, the owner places a ship of the
 * same type. Rules: leader/ipswitch_loose_cannon.N4 to leader/ipswitch_loose_cannon.N7.
 */
public final class IpswitchLooseCannon implements ActivatedComponent, WithAbilities, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/ipswitch_loose_cannon");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.bringing(UnitType.values())
        .withDependsOnOtherSide(true)
        .actingBy(new OddsUse(when(), lasts(), this::useful, IpswitchLooseCannon::copied));
  }

  private static List<CombatEffect> copied(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion
        .unit()
        .filter(_ -> occasion.is(CombatMoment.DESTROYED) && occasion.side() != me)
        .filter(unit -> unit.card().isShip())
        .<List<CombatEffect>>map(unit -> List.of(new CombatEffect.Reinforce(me, unit.type(), 1)))
        .orElse(List.of());
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Copying());
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.place().isSpace();
  }

  /**
   * Places the ships after all that the hits of a roll destroy was destroyed. A ship from the board
   * is moved only if its owner wants it. Rules: leader/ipswitch_loose_cannon.N3,
   * leader/ipswitch_loose_cannon.N7 to leader/ipswitch_loose_cannon.N11.
   */
  private static final class Copying implements CombatAbility {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse("leader/ipswitch_loose_cannon#acts");
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, InFight happens) {
      return CombatMoment.LOSSES_TAKEN.isIn(happens)
          && happens.isParty(grant.user())
          && !happens.whose().equals(grant.user())
          && LastingEffects.is(table, grant)
          && happens.units().stream().anyMatch(stack -> Stats.of(table, stack).isShip());
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
      return copies(table, grant, happens, soFar).next();
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
      List<String> copies = copies(draft.table(), grant, happens, chosen).chosen();
      copies.forEach(copy -> UnitPlacement.placeFrom(draft, grant.user(), copy, happens.place()));
      Trim trim = Trim.ofShips(grant.user(), happens.place().system());
      if (!new Surplus(draft.table(), trim).load().isWithin()) {
        draft.call(trim);
      }
    }

    /**
     * The copies of the lost ships, one after the other. A ship comes from the reinforcements
     * without a choice, and otherwise from a place on the board that its owner chooses.
     */
    private static Copies copies(Table table, Grant grant, InFight happens, Chosen soFar) {
      List<String> copies = new ArrayList<>();
      int ship = 0;
      for (UnitStack lost : happens.units()) {
        for (int i = 0; i < lost.count() && Stats.of(table, lost).isShip(); i++) {
          String about = "copy-" + ++ship;
          List<String> from =
              UnitPlacement.sources(table, grant.user(), lost.type(), happens.place(), copies);
          if (from.contains(lost.type().text())) {
            copies.add(lost.type().text());
          } else if (soFar.has(about)) {
            copies.addAll(soFar.all(about));
          } else if (!from.isEmpty()) {
            return new Copies(copies, Optional.of(new Ask(about, from, 0, 1)));
          }
        }
      }
      return new Copies(copies, Optional.empty());
    }

    private record Copies(List<String> chosen, Optional<Ask> next) {}
  }
}
