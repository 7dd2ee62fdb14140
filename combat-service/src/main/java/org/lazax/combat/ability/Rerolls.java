package org.lazax.combat.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.combat.dice.BombardmentDice;
import org.lazax.combat.dice.DiceRoller;
import org.lazax.combat.dice.RolledUnit;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.RollHits.Hits;
import org.lazax.rules.procedure.RollHits.RolledDice;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;

/**
 * Rerolls dice of the roll that is under way, before any hit is assigned, and counts its hits
 * again. Hits that others have added to the roll stay. Rules: rerolls.1, rerolls.2.
 */
final class Rerolls {
  private Rerolls() {}

  /** Whether any of a player's dice would be rerolled. True before the dice are rolled. */
  static boolean isPossible(Table table, Seat seat, Reroll which) {
    return roll(table)
        .filter(roll ->
            switch (roll.procedure()) {
              case RollHits exchange ->
                  exchange
                      .progress()
                      .dice(seat)
                      .map(rolled -> any(table, exchange, rolled, which))
                      .orElse(true);
              case Bombardment bombardment ->
                  bombardment.seat().equals(seat) && any(table, bombardment, which);
              default -> false;
            })
        .isPresent();
  }

  /** The frame of the roll that is under way. */
  private static Optional<Frame> roll(Table table) {
    return table
        .kernel()
        .frameOf(procedure -> procedure instanceof RollHits || procedure instanceof Bombardment);
  }

  private static boolean any(Table table, RollHits exchange, RolledDice rolled, Reroll which) {
    List<UnitDice> batteries = batteries(table, exchange, rolled.seat());
    return DiceRoller.read(batteries, rolled.results()).isPresent()
        && DiceRoller.again(batteries, rolled.results(), which) > 0;
  }

  private static boolean any(Table table, Bombardment bombardment, Reroll which) {
    Map<PlanetId, List<UnitDice>> aimed = BombardmentDice.aimed(table, bombardment);
    return bombardment.progress().dice().orElse(Map.of()).entrySet().stream()
        .anyMatch(planet ->
            DiceRoller.again(
                    aimed.getOrDefault(planet.getKey(), List.of()), planet.getValue(), which)
                > 0);
  }

  /** Rerolls the dice. */
  static void carryOut(Draft<?, Table> draft, InFight happens, Seat seat, Reroll which) {
    roll(draft.table())
        .ifPresent(roll -> {
          switch (roll.procedure()) {
            case RollHits rolled ->
                reroll(
                    draft,
                    happens,
                    roll.id(),
                    rolled,
                    seat,
                    (exchange, batteries, results) ->
                        DiceRoller.reroll(
                            draft,
                            seat,
                            exchange.source(),
                            exchange.place(),
                            batteries,
                            results,
                            which));
            case Bombardment bombardment -> reroll(draft, happens, roll.id(), bombardment, which);
            default -> {}
          }
        });
  }

  /** The ids of the dice of a player's roll, in the order rolled; none before the roll. */
  static List<String> dice(Table table, Seat seat) {
    return roll(table)
        .filter(roll -> roll.procedure() instanceof RollHits)
        .map(roll -> dice(table, (RollHits) roll.procedure(), seat))
        .orElse(List.of());
  }

  private static List<String> dice(Table table, RollHits exchange, Seat seat) {
    return exchange
        .progress()
        .dice(seat)
        .map(rolled -> RolledUnit.of(batteries(table, exchange, seat), rolled.results()))
        .orElse(List.of())
        .stream()
        .flatMap(unit -> unit.dieIds().stream())
        .toList();
  }

  /** Rerolls these dice of a player's roll. */
  static void carryOut(Draft<?, Table> draft, InFight happens, Seat seat, List<String> chosen) {
    List<String> dice = dice(draft.table(), seat);
    Set<Integer> indices = chosen.stream().map(dice::indexOf).collect(Collectors.toSet());
    roll(draft.table())
        .ifPresent(roll ->
            reroll(
                draft,
                happens,
                roll.id(),
                (RollHits) roll.procedure(),
                seat,
                (exchange, batteries, results) ->
                    DiceRoller.reroll(
                        draft,
                        seat,
                        exchange.source(),
                        exchange.place(),
                        batteries,
                        results,
                        indices)));
  }

  /** How some dice of a roll are rerolled. */
  private interface Throw {
    DiceRoller.Result of(RollHits exchange, List<UnitDice> batteries, List<Integer> results);
  }

  static List<UnitDice> batteries(Table table, RollHits exchange, Seat seat) {
    TableCombatView battle = CombatContext.of(exchange).battle(table);
    return RollRules.of(battle, new Roll(battle.side(seat), exchange.source()));
  }

  private static void reroll(
      Draft<?, Table> draft,
      InFight happens,
      int frame,
      RollHits exchange,
      Seat seat,
      Throw again) {
    Optional<RolledDice> rolled = exchange.progress().dice(seat);
    if (rolled.isEmpty()) {
      return;
    }
    List<UnitDice> batteries = batteries(draft.table(), exchange, seat);
    Optional<DiceRoller.Result> before = DiceRoller.read(batteries, rolled.get().results());
    if (before.isEmpty()) {
      return;
    }
    DiceRoller.Result now = again.of(exchange, batteries, rolled.get().results());
    draft.add(new FrameChanged(frame, rerolled(exchange, seat, before.get(), now, List.of())));
    retell(draft, happens, now.count(), now.near());
  }

  /**
   * The roll with new results. The hits of the new results replace those of the former results.
   *
   * @param more hits beside those of the new results
   */
  static RollHits rerolled(
      RollHits exchange,
      Seat seat,
      DiceRoller.Result before,
      DiceRoller.Result now,
      List<Hits> more) {
    Seat on = CombatContext.of(exchange).opponent(seat);
    List<Hits> hits = exchange.progress().hits();
    for (Hits gone : hits(on, before)) {
      hits = Copies.without(hits, gone);
    }
    List<Hits> all = new ArrayList<>(hits);
    all.addAll(hits(on, now));
    all.addAll(more);
    return exchange.rerolled(seat, now.dice(), all);
  }

  private static List<Hits> hits(Seat on, DiceRoller.Result result) {
    return result.hits().stream()
        .map(scored -> new Hits(on, scored.count(), CombatEffectExecution.targets(scored.aim())))
        .toList();
  }

  private static void reroll(
      Draft<?, Table> draft, InFight happens, int frame, Bombardment bombardment, Reroll which) {
    Map<PlanetId, List<UnitDice>> aimed = BombardmentDice.aimed(draft.table(), bombardment);
    Map<PlanetId, List<Integer>> dice =
        new TreeMap<>(bombardment.progress().dice().orElse(Map.of()));
    Map<PlanetId, Integer> hits = new TreeMap<>();
    int near = 0;
    for (var planet : dice.entrySet()) {
      DiceRoller.Result now =
          DiceRoller.reroll(
              draft,
              bombardment.seat(),
              HitSource.BOMBARDMENT,
              Place.on(bombardment.system(), planet.getKey()),
              aimed.getOrDefault(planet.getKey(), List.of()),
              planet.getValue(),
              which);
      planet.setValue(now.dice());
      near += now.near();
      if (now.count() > 0) {
        hits.put(planet.getKey(), now.count());
      }
    }
    draft.add(
        new FrameChanged(
            frame, bombardment.hitting(hits, bombardment.progress().infantry()).rolled(dice)));
    retell(draft, happens, hits.values().stream().mapToInt(Integer::intValue).sum(), near);
  }

  /**
   * Updates the moment of the roll, so that the players who can still use abilities see the new
   * results.
   */
  static void retell(Draft<?, Table> draft, InFight happens, int count, int near) {
    Moment.change(draft, happens, happens.rolledNow(count, near));
  }
}
