package org.lazax.combat.ability;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.AbilityUsed;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.HitPool;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.units.UnitStack;

/**
 * The ability of a component that a player must use before it acts in a combat. Its user pays for
 * it or exhausts it. Its effect lasts as long as the component says. Rules: abilities.3.1,
 * exhausted.2.
 */
public final class ActivatedComponentAbility extends ComponentAbility {
  private static final String UNIT = "unit";

  private static final String FOR = "for";

  private final ActivatedComponent spent;
  private final Set<CombatMoment> moments;

  public ActivatedComponentAbility(AbilityRef name, ActivatedComponent spent) {
    super(name);
    this.spent = spent;
    this.moments = when().collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public boolean forced() {
    return spent.forced();
  }

  @Override
  public boolean repeatable() {
    return spent.ofEachUnit();
  }

  @Override
  public List<UseCost> costs() {
    List<UseCost> costs = new ArrayList<>(spent.price().costs());
    if (spent.goodsOfOwner() > 0) {
      costs.add(UseCost.ofOwner(Means.TRADE_GOOD, spent.goodsOfOwner()));
    }
    return costs;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    if (Collections.disjoint(moments, happens.moments())
        || !grant.isReady(table)
        || isUsedUp(table, grant)
        || !AbilityPayment.affordable(table, grant.user(), spent.price())) {
      return false;
    }
    return !helped(table, grant, happens).isEmpty();
  }

  /**
   * The sides for which the ability could be used. Its user's own side comes first. Other sides are
   * candidates only if the component says so.
   */
  private List<Seat> helped(Table table, Grant grant, InFight happens) {
    CombatContext fight = CombatContext.of(happens);
    TableCombatView battle = fight.battle(table);
    return Stream.of(grant.user(), happens.active(), happens.defender())
        .distinct()
        .filter(happens::isParty)
        .filter(
            seat -> spent.reach() != ActivatedComponent.Reach.OWN_SIDE || seat.equals(grant.user()))
        .filter(seat -> {
          Side side = battle.side(seat);
          return isThere(table, battle, side)
              && !isActive(battle, side)
              && isUseful(table, happens, battle, side)
              && doesAnything(table, fight, battle, side, happens);
        })
        .toList();
  }

  /** The side for which the ability is used, as chosen. */
  private Seat helped(Table table, Grant grant, InFight happens, Chosen chosen) {
    return chosen
        .one(FOR)
        .map(Seat::of)
        .orElseGet(() -> helped(table, grant, happens).stream().findFirst().orElse(grant.user()));
  }

  private boolean isUseful(Table table, InFight happens, TableCombatView battle, Side side) {
    return CombatTriggers.of(table, happens, battle).stream()
        .filter(occasion -> when().anyMatch(occasion::is))
        .anyMatch(occasion -> spent.useful(occasion, battle, side));
  }

  private Stream<CombatMoment> when() {
    return Stream.concat(Stream.of(spent.when()), spent.orWhen().stream());
  }

  /**
   * Whether it was used for this roll, or whether the ability of which it is one way to use was
   * used in this combat.
   */
  private boolean isUsedUp(Table table, Grant grant) {
    return usedUp().filter(ability -> table.kernel().hasUsed(grant.user(), ability)).isPresent();
  }

  /**
   * The ability that a use marks as used: the ability of which it is one way to use, or itself if
   * it can be used once a roll.
   */
  private Optional<AbilityRef> usedUp() {
    return spent.wayToUse().or(() -> Optional.of(name()).filter(_ -> spent.oncePerRoll()));
  }

  private static String named(UnitStack stack) {
    return stack.type().text();
  }

  private static void exhaust(Draft<?, Table> draft, Grant grant) {
    if (grant.component().kind() == ComponentRef.Kind.LEADER) {
      LeaderUses.use(draft, grant);
    }
    if (grant.component().kind() == ComponentRef.Kind.TECHNOLOGY) {
      TechnologyId technology = new TechnologyId(grant.component().card().name());
      if (TechnologiesExhausted.says(draft.table(), technology)) {
        draft.add(new TechnologiesExhausted(grant.user(), List.of(technology)));
      }
    }
  }

  /**
   * Whether the ability's unit is on the user's side. DEPLOY abilities and abilities of other
   * components need no unit.
   */
  private boolean isThere(Table table, TableCombatView battle, Side side) {
    return name().component().kind() != ComponentRef.Kind.UNIT
        || table.catalog().unit(new UnitId(name().component().name())).abilities().deploy()
        || battle.units(side).stream()
            .anyMatch(unit ->
                unit.count() > 0 && unit.card().id().value().equals(name().component().name()));
  }

  private boolean isActive(TableCombatView battle, Side side) {
    return spent.reach() == ActivatedComponent.Reach.OWN_SIDE
        && spent.lasts() != ActivatedComponent.Span.MOMENT
        && battle.hooks(side, ActivatedComponent.class).stream()
            .anyMatch(each -> each.hooks().equals(spent));
  }

  private boolean doesAnything(
      Table table, CombatContext fight, TableCombatView battle, Side side, InFight happens) {
    if (spent.lasts() != ActivatedComponent.Span.MOMENT) {
      return true;
    }
    if (spent instanceof HitHooks hooks) {
      return happens
          .source()
          .filter(source -> hooks.cancelled(battle, side, source, happens.count()) > 0)
          .isPresent();
    }
    return !(spent instanceof MomentHooks hooks)
        || TriggeredComponentAbility.strikes(table, hooks, happens, battle, side).stream()
            .anyMatch(strike ->
                new CombatEffectExecution(fight, battle, side, happens).isPossible(table, strike));
  }

  /** Asks for the side that it helps, for one of several types of units, and for the payment. */
  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    if (spent.reach() == ActivatedComponent.Reach.EITHER_SIDE && !soFar.has(FOR)) {
      List<Seat> helped = helped(table, grant, happens);
      if (helped.size() > 1) {
        return Optional.of(Ask.one(FOR, helped));
      }
    }
    List<String> units =
        soFar.has(UNIT) ? List.of() : units(table, helped(table, grant, happens, soFar), happens);
    return units.size() > 1
        ? Optional.of(Ask.one(UNIT, units))
        : AbilityPayment.asks(table, grant.user(), spent.price(), soFar);
  }

  /** The types among the units of the occurrence for which the ability could be used. */
  private List<String> units(Table table, Seat helped, InFight happens) {
    TableCombatView battle = CombatContext.of(happens).battle(table);
    Side side = battle.side(helped);
    return happens.units().stream()
        .filter(stack -> isUseful(table, happens.of(List.of(stack)), battle, side))
        .map(ActivatedComponentAbility::named)
        .distinct()
        .toList();
  }

  /** The occurrence for one unit of the chosen type. It is unchanged if no unit is chosen. */
  private InFight toOne(Table table, Seat helped, InFight happens, Chosen chosen) {
    List<String> units = units(table, helped, happens);
    String one = chosen.one(UNIT).orElseGet(() -> units.isEmpty() ? "" : units.getFirst());
    return happens.units().stream()
        .filter(stack -> named(stack).equals(one))
        .findFirst()
        .map(stack -> happens.of(List.of(stack.times(1))))
        .orElse(happens);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Seat helped = helped(draft.table(), grant, happens, chosen);
    AbilityPayment.lose(draft, grant.component(), spent.goodsOfOwner());
    AbilityPayment.pay(draft, grant.user(), spent.price(), chosen);
    exhaust(draft, grant);
    usedUp()
        .ifPresent(
            ability -> draft.add(new AbilityUsed(ability, grant.user(), usedUntil(draft.table()))));
    if (spent.lasts() != ActivatedComponent.Span.MOMENT) {
      begin(draft, helped, happens.round());
      return;
    }
    if (spent instanceof MomentHooks hooks) {
      TriggeredComponentAbility.strike(
          draft,
          hooks,
          new Grant(grant.component(), helped),
          toOne(draft.table(), helped, happens, chosen));
    }
    if (spent instanceof HitHooks hooks) {
      cancel(draft, hooks, helped, happens);
    }
  }

  private void begin(Draft<?, Table> draft, Seat helped, int round) {
    Map<String, String> params =
        spent.lasts() == ActivatedComponent.Span.ROUND
            ? Map.of(TableCombatView.ROUND, Integer.toString(round))
            : Map.of();
    draft.add(
        LastingEffects.until(
            until(draft.table()), AbilityRef.of(name().component()), helped, params));
  }

  /**
   * The frame until which the ability counts as used: that of the roll, or that of the hits if
   * there is no roll.
   */
  private Optional<Integer> usedUntil(Table table) {
    return spent.oncePerRoll()
        ? HitPool.roll(table.kernel()).or(() -> HitPool.taken(table.kernel())).map(Frame::id)
        : until(table);
  }

  /** The frame with which the effect ends. */
  private Optional<Integer> until(Table table) {
    return table.kernel().frameOf(this::holds).map(Frame::id);
  }

  private boolean holds(Procedure procedure) {
    return switch (procedure) {
      case RollHits _, Bombardment _ -> spent.lasts() == ActivatedComponent.Span.ROLL;
      case SpaceCombat _, GroundCombat _, Invasion _, CombatProcedure.SpaceCannonOffense _ -> true;
      default -> false;
    };
  }

  /** Cancels some of the hits that are about to be assigned. */
  private static void cancel(Draft<?, Table> draft, HitHooks hooks, Seat seat, InFight happens) {
    TableCombatView battle = CombatContext.of(happens).battle(draft.table());
    happens
        .source()
        .ifPresent(source ->
            HitPool.cancel(
                draft, seat, hooks.cancelled(battle, battle.side(seat), source, happens.count())));
  }
}
