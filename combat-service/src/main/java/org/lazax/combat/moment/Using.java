package org.lazax.combat.moment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.chronicle.kernel.Layer;
import org.lazax.combat.TableBattle;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Ask;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.InFight;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.ComponentRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.procedure.CombatProcedure;
import org.lazax.table.technology.TechnologiesExhausted;

/**
 * A component that must be used to act in a fight: it is paid for or exhausted, and what it does
 * lasts as long as it says. Rules: abilities.3.1, exhausted.2.
 */
public final class Using implements Ability<InFight> {
  private static final String USED = "#used";

  private final AbilityRef name;
  private final Spent spent;

  public Using(AbilityRef name, Spent spent) {
    this.name = name;
    this.spent = spent;
  }

  @Override
  public AbilityRef name() {
    return name;
  }

  @Override
  public Class<InFight> moment() {
    return InFight.class;
  }

  @Override
  public boolean forced() {
    return spent.forced();
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    if (when().noneMatch(moment -> happens.moments().contains(moment.text()))
        || !happens.isParty(grant.user())
        || !grant.isReady(table)
        || isUsedUp(table, grant)
        || !Dues.affordable(table, grant.user(), spent.price())) {
      return false;
    }
    Fight fight = Fight.of(happens);
    TableBattle battle = fight.battle(table);
    Side side = battle.side(grant.user());
    return isThere(battle, side)
        && !isActive(battle, side)
        && Occasions.of(table, happens, battle).stream()
            .filter(occasion -> when().anyMatch(occasion::is))
            .anyMatch(occasion -> spent.useful(occasion, battle, side))
        && doesAnything(table, fight, battle, side, happens);
  }

  private Stream<CombatMoment> when() {
    return Stream.concat(Stream.of(spent.when()), spent.orWhen().stream());
  }

  /** Whether one way to use it was taken in this combat. */
  private boolean isUsedUp(Table table, Grant grant) {
    return spent
        .wayToUse()
        .filter(way ->
            table.kernel().effects().stream()
                .anyMatch(effect ->
                    effect.ability().equals(way + USED)
                        && effect.user().filter(grant.user()::equals).isPresent()))
        .isPresent();
  }

  private static void exhaust(Draft<?, Table> draft, Grant grant) {
    if (grant.component().kind() == ComponentRef.Kind.TECHNOLOGY) {
      TechnologyId technology = new TechnologyId(grant.component().name());
      if (Catalog.standard().technology(technology).exhausts()) {
        draft.add(new TechnologiesExhausted(grant.user(), List.of(technology)));
      }
    }
  }

  /** A unit's ability is used only where the unit is, but for that by which it comes. */
  private boolean isThere(TableBattle battle, Side side) {
    return name.component().kind() != ComponentRef.Kind.UNIT
        || Catalog.standard().unit(new UnitId(name.component().name())).abilities().deploy()
        || battle.units(side).stream()
            .anyMatch(unit ->
                unit.count() > 0 && unit.card().id().value().equals(name.component().name()));
  }

  private boolean isActive(TableBattle battle, Side side) {
    return spent.lasts() != Spent.Span.MOMENT
        && battle.hooks(side, Spent.class).stream().anyMatch(each -> each.hooks().equals(spent));
  }

  private boolean doesAnything(
      Table table, Fight fight, TableBattle battle, Side side, InFight happens) {
    return spent.lasts() != Spent.Span.MOMENT
        || !(spent instanceof MomentHooks hooks)
        || Acting.strikes(table, hooks, happens, battle, side).stream()
            .anyMatch(
                strike -> new Strikes(fight, battle, side, happens).isPossible(table, strike));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    return Dues.asks(table, grant.user(), spent.price(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Dues.pay(draft, grant.user(), spent.price(), chosen);
    exhaust(draft, grant);
    spent
        .wayToUse()
        .ifPresent(way ->
            draft.add(
                new EffectBegan(
                    new LastingEffect(
                        way + USED, Optional.of(grant.user()), Map.of(), until(draft.table())))));
    if (spent.lasts() != Spent.Span.MOMENT) {
      begin(draft, grant, happens.round());
      return;
    }
    if (spent instanceof MomentHooks hooks) {
      Acting.strike(draft, hooks, grant, happens);
    }
    if (spent instanceof HitHooks hooks) {
      cancel(draft, hooks, grant.user(), happens);
    }
  }

  private void begin(Draft<?, Table> draft, Grant grant, int round) {
    Map<String, String> params =
        spent.lasts() == Spent.Span.ROUND
            ? Map.of(TableBattle.ROUND, Integer.toString(round))
            : Map.of();
    draft.add(
        new EffectBegan(
            new LastingEffect(
                grant.component().toString(),
                Optional.of(grant.user()),
                params,
                until(draft.table()))));
  }

  /** The frame that the effect does not outlast. */
  private Optional<Integer> until(Table table) {
    for (Layer layer : table.kernel().stack().reversed()) {
      if (layer instanceof Frame frame && holds(frame)) {
        return Optional.of(frame.id());
      }
    }
    return Optional.empty();
  }

  private boolean holds(Frame frame) {
    return switch (frame.procedure()) {
      case CombatProcedure.Exchange _, CombatProcedure.Bombardment _ ->
          spent.lasts() == Spent.Span.ROLL;
      case CombatProcedure.SpaceCombat _,
          CombatProcedure.GroundCombat _,
          CombatProcedure.Invasion _,
          CombatProcedure.SpaceCannonOffense _ ->
          true;
      default -> false;
    };
  }

  /** Some of the hits that are about to be assigned come to nothing. */
  private static void cancel(Draft<?, Table> draft, HitHooks hooks, Seat seat, InFight happens) {
    for (Layer layer : draft.table().kernel().stack().reversed()) {
      if (layer instanceof Frame(int id, CombatProcedure.AssignHits call, var _)) {
        TableBattle battle = Fight.of(happens).battle(draft.table());
        int cancelled = hooks.cancelled(battle, battle.side(seat), call.source(), call.hits());
        draft.add(new FrameChanged(id, call.left(Math.max(0, call.hits() - cancelled))));
        return;
      }
    }
  }
}
