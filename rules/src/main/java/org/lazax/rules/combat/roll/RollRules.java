package org.lazax.rules.combat.roll;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.ActiveHook;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * Which units of a side roll, how many dice, and which results hit. Damage does not change this.
 * Rule: sustain_damage.2.
 */
public final class RollRules {
  private static final Modifier NEBULA = new Modifier("nebula", 1);

  private static final int FACES = 10;

  private RollRules() {}

  /** The dice of all units that roll. Like units roll together. */
  public static List<UnitDice> of(CombatView battle, Roll roll) {
    List<UnitGroup> units = battle.units(roll.side());
    List<ActiveHook<RollHooks>> own = battle.hooks(roll.side(), RollHooks.class);
    if (units.isEmpty() && own.isEmpty()) {
      return List.of();
    }
    List<ActiveHook<RollHooks>> others = battle.hooks(roll.side().other(), RollHooks.class);
    List<UnitDice> batteries = new ArrayList<>();
    for (UnitGroup unit : units) {
      if (takesPart(battle, roll, unit)) {
        battery(battle, roll, unit, printed(battle, roll, unit.card()), own, others)
            .ifPresent(batteries::add);
      }
    }
    int more = 0;
    for (ActiveHook<RollHooks> hook : own) {
      hook.hooks()
          .lends(battle, roll.side(), roll)
          .flatMap(lent ->
              battery(battle, roll, as(lent.as(), battle), Optional.of(lent.dice()), own, others))
          .ifPresent(batteries::add);
      more += hook.hooks().diceOfOne(battle, roll.side(), roll);
    }
    return more == 0 ? batteries : withDiceOfOne(batteries, more);
  }

  /** Whether a unit of this type on the roller's side could roll. */
  public static boolean mayRoll(CombatView battle, Roll roll, UnitType as) {
    return !isBarred(
        battle,
        roll,
        as(as, battle),
        battle.hooks(roll.side(), RollHooks.class),
        battle.hooks(roll.side().other(), RollHooks.class));
  }

  private static UnitGroup as(UnitType type, CombatView battle) {
    return new UnitGroup(battle.catalog().unit(type).orElseThrow(), battle.place(), 1, 0);
  }

  private static boolean takesPart(CombatView battle, Roll roll, UnitGroup unit) {
    return switch (roll.source()) {
      case SPACE_COMBAT -> fights(battle, roll.side(), unit, unit.card().isShip());
      case GROUND_COMBAT -> fights(battle, roll.side(), unit, unit.card().isGroundForce());
      case ANTI_FIGHTER_BARRAGE, SPACE_CANNON_DEFENSE -> unit.place().equals(battle.place());
      case SPACE_CANNON_OFFENSE -> true;
      case BOMBARDMENT ->
          unit.place().equals(Place.space(battle.place().system()))
              || battle.hooks(roll.side(), BombardmentHooks.class).stream()
                  .anyMatch(hook -> hook.hooks().bombards(battle, roll.side(), unit));
    };
  }

  /** Whether units participate, by their category or because of a component. */
  public static boolean fights(CombatView battle, Side side, UnitGroup unit, boolean byCategory) {
    return (byCategory && unit.place().equals(battle.place())) || battle.fights(side, unit);
  }

  private static Optional<UnitDice> battery(
      CombatView battle,
      Roll roll,
      UnitGroup unit,
      Optional<DiceAbility> printed,
      List<ActiveHook<RollHooks>> own,
      List<ActiveHook<RollHooks>> others) {
    Side side = roll.side();
    Optional<DiceAbility> replaced = Optional.empty();
    Optional<DiceAbility> granted = Optional.empty();
    for (ActiveHook<RollHooks> hook : own) {
      replaced = better(replaced, hook.hooks().rollsWith(battle, side, roll, unit));
      granted = better(granted, hook.hooks().grants(battle, side, roll, unit));
    }
    Optional<DiceAbility> lacking = granted;
    Optional<DiceAbility> needs = replaced.or(() -> printed).or(() -> lacking);
    if (needs.isEmpty() || isBarred(battle, roll, unit, own, others)) {
      return Optional.empty();
    }
    int dice = needs.get().dice();
    Optional<HitTargetRule> aim = Optional.empty();
    Reroll reroll = Reroll.NONE;
    List<Modifier> modifiers = new ArrayList<>();
    List<Integer> extraHits = List.of();
    List<Integer> kills = List.of();
    if (roll.source() == HitSource.SPACE_COMBAT
        && side == Side.DEFENDER
        && battle.is(Anomaly.NEBULA)) {
      modifiers.add(NEBULA);
    }
    for (ActiveHook<RollHooks> hook : own) {
      RollHooks hooks = hook.hooks();
      dice += hooks.dice(battle, side, roll, unit);
      aim = stricter(aim, hooks.aim(battle, side, roll, unit));
      extraHits = plus(extraHits, shown -> hooks.extraHits(battle, side, roll, unit, shown));
      kills = plus(kills, shown -> hooks.kills(battle, side, roll, unit, shown));
      add(modifiers, hook, hooks.modifier(battle, side, roll, unit));
      reroll = later(reroll, hooks.reroll(battle, side, roll, unit));
    }
    for (ActiveHook<RollHooks> hook : others) {
      add(modifiers, hook, hook.hooks().modifier(battle, side.other(), roll, unit));
      reroll = later(reroll, hook.hooks().reroll(battle, side.other(), roll, unit));
    }
    return dice <= 0
        ? Optional.empty()
        : Optional.of(
            new UnitDice(
                unit.type(),
                unit.place(),
                UnitLocations.mark(battle.place(), unit),
                unit.count(),
                unit.count() * dice,
                needs.get().hitsOn(),
                modifiers,
                extraHits,
                kills,
                reroll,
                aim.orElse(
                    roll.source() == HitSource.ANTI_FIGHTER_BARRAGE
                        ? HitTargetRule.FIGHTERS
                        : HitTargetRule.ANY)));
  }

  /** The dice that hit more easily. */
  private static Optional<DiceAbility> better(
      Optional<DiceAbility> known, Optional<DiceAbility> other) {
    return known.isPresent() && (other.isEmpty() || known.get().hitsOn() <= other.get().hitsOn())
        ? known
        : other;
  }

  private static Optional<HitTargetRule> stricter(
      Optional<HitTargetRule> known, Optional<HitTargetRule> other) {
    return known.isPresent() && other.isPresent()
        ? Optional.of(known.get().orStricter(other.get()))
        : known.or(() -> other);
  }

  private static Optional<DiceAbility> printed(CombatView battle, Roll roll, UnitCard card) {
    return switch (roll.source()) {
      case ANTI_FIGHTER_BARRAGE -> card.abilities().antiFighterBarrage();
      case BOMBARDMENT -> card.abilities().bombardment();
      case SPACE_CANNON_OFFENSE, SPACE_CANNON_DEFENSE -> card.abilities().spaceCannon();
      case SPACE_COMBAT, GROUND_COMBAT ->
          card.combat()
              .map(combat ->
                  new DiceAbility(
                      combat.hitsOn(),
                      combat.dicePerOpposingShip()
                          ? opposing(battle, roll.side().other())
                          : combat.dice()));
    };
  }

  private static int opposing(CombatView battle, Side side) {
    return battle.count(side, unit -> battle.fightsAsLargeShip(side, unit));
  }

  private static boolean isBarred(
      CombatView battle,
      Roll roll,
      UnitGroup unit,
      List<ActiveHook<RollHooks>> own,
      List<ActiveHook<RollHooks>> others) {
    return own.stream().anyMatch(h -> h.hooks().bars(battle, roll.side(), roll, unit))
        || others.stream().anyMatch(h -> h.hooks().bars(battle, roll.side().other(), roll, unit));
  }

  /** The values for each result of a die, with more added; an empty list if all are 0. */
  private static List<Integer> plus(List<Integer> before, IntUnaryOperator more) {
    List<Integer> now =
        IntStream.rangeClosed(1, FACES)
            .map(shown -> more.applyAsInt(shown) + (before.isEmpty() ? 0 : before.get(shown - 1)))
            .boxed()
            .toList();
    return now.stream().allMatch(hits -> hits == 0) ? List.of() : now;
  }

  private static void add(List<Modifier> modifiers, ActiveHook<?> hook, int value) {
    if (value != 0) {
      modifiers.add(new Modifier(hook.name(), value));
    }
  }

  private static Reroll later(Reroll one, Reroll other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  /** The additional dice are rolled by the unit that hits best. */
  @SuppressWarnings("ReferenceEquality") // the same group, not an equal one
  private static List<UnitDice> withDiceOfOne(List<UnitDice> batteries, int more) {
    return batteries.stream()
        .min(Comparator.comparingInt(UnitDice::needs).thenComparing(UnitDice::type))
        .map(best -> batteries.stream().map(b -> b == best ? b.plus(more) : b).toList())
        .orElse(batteries);
  }
}
