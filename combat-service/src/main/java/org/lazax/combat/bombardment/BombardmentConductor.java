package org.lazax.combat.bombardment;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.dice.BombardmentDice;
import org.lazax.combat.dice.DiceRoller;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.invasion.Targets;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;

/**
 * The active player may bombard planets of the active system. The player chooses all targets before
 * any die is rolled; then the owners of ground forces choose the casualties. Rules: bombardment.1,
 * bombardment.2. A silent player does not bombard.
 */
@Asks(
    value = "bombardment",
    awaited = "The active player with units that can bombard and planets to bombard.",
    silence = "`bombard`: no planet")
public final class BombardmentConductor
    implements Conductor<CombatState, Table, Bombardment, Bombard> {
  private static final String ABOUT = "bombardment";

  @Override
  public Class<Bombardment> procedure() {
    return Bombardment.class;
  }

  @Override
  public Class<Bombard> commands() {
    return Bombard.class;
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, Bombardment bombardment) {
    switch (bombardment.progress().step()) {
      case AIM -> {
        if (isPossible(draft.table(), bombardment)) {
          draft.ask(ABOUT, bombardment.seat());
        } else {
          draft.close();
        }
      }
      case ROLL -> roll(draft, bombardment);
      case HITS -> assign(draft, bombardment);
      case BOMBARDED -> draft.close();
    }
  }

  /** Whether there are units that can bombard and planets that can be bombarded. */
  public static boolean isPossible(Table table, Bombardment bombardment) {
    return !Targets.batteries(table, bombardment).isEmpty()
        && !Targets.planets(table, bombardment).isEmpty();
  }

  /**
   * Calls the assignment of hits for one planet after the other, then opens the moments after the
   * bombardment.
   */
  private static void assign(Draft<CombatState, Table> draft, Bombardment bombardment) {
    if (bombardment.progress().hits().isEmpty()) {
      bombarded(draft, bombardment);
      return;
    }
    PlanetId planet = bombardment.progress().hits().keySet().iterator().next();
    Place place = Place.on(bombardment.system(), planet);
    int hits = bombardment.progress().hits().getOrDefault(planet, 0);
    draft.change(
        bombardment.hitting(
            Copies.without(bombardment.progress().hits(), planet),
            bombardment.progress().infantry()));
    Targets.victim(draft.table(), place, bombardment.seat())
        .ifPresent(owner ->
            draft.call(
                new AssignHits(owner, place, HitSource.BOMBARDMENT, hits, bombardment.seat())));
  }

  /**
   * Opens the moments after a bombardment that destroyed infantry. Rule:
   * technology/x_89_bacterial_weapon.N2.
   */
  private static void bombarded(Draft<CombatState, Table> draft, Bombardment bombardment) {
    List<InFight> bombarded = new ArrayList<>();
    bombardment
        .progress()
        .infantry()
        .forEach((planet, before) -> {
          Place place = Place.on(bombardment.system(), planet);
          int killed = before - infantry(draft.table(), place, bombardment.seat());
          Targets.victim(draft.table(), place, bombardment.seat())
              .map(victim -> new CombatContext(place, bombardment.seat(), victim, 0))
              .map(fight ->
                  fight.dice(
                      CombatMoment.BOMBARDED, bombardment.seat(), HitSource.BOMBARDMENT, killed))
              .filter(
                  each -> each.count() > 0 && CombatMoments.MOMENTS.concern(draft.table(), each))
              .ifPresent(bombarded::add);
        });
    if (bombarded.isEmpty()) {
      draft.close();
    } else {
      draft.change(bombardment.bombarded());
      draft.callInOrder(bombarded, each -> CombatMoments.occurs(draft, each));
    }
  }

  private static int infantry(Table table, Place place, Seat bombarding) {
    return table
        .units()
        .count(
            place, stack -> stack.type() == UnitType.INFANTRY && !stack.owner().equals(bombarding));
  }

  @Override
  public void answer(Draft<CombatState, Table> draft, Bombardment bombardment, Bombard command) {
    List<UnitDice> batteries = Targets.batteries(draft.table(), bombardment);
    for (Aim aim : command.aims()) {
      draft.require(Targets.barred(draft.table(), bombardment, aim.planet()));
    }
    if (!command.aims().isEmpty()) {
      draft.require(allOrNone(batteries, command.aims()));
    }
    draft.answered();
    if (command.aims().isEmpty()) {
      draft.change(bombardment.bombarded());
    } else {
      draft.change(bombardment.aimed(byPlanet(command.aims()), command.bare()));
      Seat seat = bombardment.seat();
      CombatContext fight =
          CombatContext.around(draft.table(), Place.space(bombardment.system()), seat);
      CombatMoments.occurs(
          draft, fight.dice(CombatMoment.ROLL_BEGINS, seat, HitSource.BOMBARDMENT, 0));
    }
  }

  private static Map<PlanetId, Map<UnitType, Integer>> byPlanet(List<Aim> aims) {
    Map<PlanetId, Map<UnitType, Integer>> byPlanet = new TreeMap<>();
    for (Aim aim : aims) {
      byPlanet
          .computeIfAbsent(aim.planet(), _ -> new TreeMap<>())
          .merge(aim.type(), aim.count(), Integer::sum);
    }
    return byPlanet;
  }

  /** Rolls for all planets before any hit is assigned. */
  private static void roll(Draft<CombatState, Table> draft, Bombardment bombardment) {
    Map<PlanetId, Integer> hits = new TreeMap<>();
    Map<PlanetId, Integer> infantry = new TreeMap<>();
    Map<PlanetId, List<Integer>> dice = new TreeMap<>();
    AtomicInteger near = new AtomicInteger();
    BombardmentDice.aimed(draft.table(), bombardment)
        .forEach((planet, aimed) -> {
          Place place = Place.on(bombardment.system(), planet);
          DiceRoller.Result result =
              DiceRoller.roll(draft, bombardment.seat(), HitSource.BOMBARDMENT, place, aimed);
          dice.put(planet, result.dice());
          near.addAndGet(result.near());
          infantry.put(planet, infantry(draft.table(), place, bombardment.seat()));
          if (result.count() > 0) {
            hits.put(planet, result.count());
          }
        });
    rolled(draft, bombardment.hitting(hits, infantry), dice, near.get());
  }

  /** Opens the moment in which players may reroll dice, before any hit is assigned. */
  private static void rolled(
      Draft<CombatState, Table> draft,
      Bombardment scored,
      Map<PlanetId, List<Integer>> dice,
      int near) {
    Seat seat = scored.seat();
    int hits = scored.progress().hits().values().stream().mapToInt(Integer::intValue).sum();
    draft.change(scored.rolled(dice));
    CombatMoments.occurs(
        draft,
        CombatContext.around(draft.table(), Place.space(scored.system()), seat)
            .rolled(seat, HitSource.BOMBARDMENT, hits, near));
  }

  /**
   * Refuses a choice that does not use each unit that can bombard exactly once. Rule:
   * bombardment.N7.
   */
  private static Optional<Refusal> allOrNone(List<UnitDice> batteries, List<Aim> aims) {
    Map<UnitType, Integer> there = Bombard.units(batteries);
    Map<UnitType, Integer> fire = new EnumMap<>(UnitType.class);
    aims.forEach(aim -> fire.merge(aim.type(), aim.count(), Integer::sum));
    return fire.equals(there)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("bombardment.N7", "every unit that can bombard fires, or none does")
                .with("can", there)
                .with("aimed", fire));
  }

  @Override
  public List<Option> options(
      Position<CombatState, Table> position, Bombardment bombardment, Seat seat) {
    return List.of(
        new BombardOption(
            Targets.batteries(position.table(), bombardment),
            Targets.planets(position.table(), bombardment)),
        Option.plain(new Bombard(List.of())));
  }

  @Override
  public Optional<Bombard> defaultAnswer(
      Position<CombatState, Table> position, Bombardment bombardment, Seat seat) {
    return Optional.of(new Bombard(List.of()));
  }
}
