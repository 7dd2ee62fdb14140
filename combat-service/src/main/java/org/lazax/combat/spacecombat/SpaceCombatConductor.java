package org.lazax.combat.spacecombat;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Conductor;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Seat;
import org.lazax.combat.Battles;
import org.lazax.combat.TableBattle;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.battle.CombatBegan;
import org.lazax.combat.battle.CombatEnded;
import org.lazax.combat.battle.RoundBegan;
import org.lazax.combat.dice.Batteries;
import org.lazax.combat.dice.Volley;
import org.lazax.combat.hits.BothSides;
import org.lazax.combat.retreat.Retreat;
import org.lazax.combat.retreat.RetreatCommand;
import org.lazax.table.Table;
import org.lazax.table.procedure.CombatOutcome.Fought;
import org.lazax.table.procedure.CombatProcedure.Hits;
import org.lazax.table.procedure.CombatProcedure.SpaceCombat;
import org.lazax.table.procedure.CombatProcedure.SpaceCombat.Step;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.procedure.MapProcedure.Relocation;
import org.lazax.table.units.Place;

/**
 * Two players' ships fight, round after round, until at most one side has ships left. Capacity and
 * fleet pool are settled once the combat is over. Rules: space_combat.2 to space_combat.10,
 * space_combat.N1, space_combat.N13.
 */
public final class SpaceCombatConductor
    implements Conductor<Battles, Table, SpaceCombat, RetreatCommand> {

  @Override
  public Class<SpaceCombat> procedure() {
    return SpaceCombat.class;
  }

  @Override
  public Class<RetreatCommand> commands() {
    return RetreatCommand.class;
  }

  @Override
  public void proceed(Draft<Battles, Table> draft, SpaceCombat combat) {
    switch (combat.step()) {
      case BEGIN -> begin(draft, combat);
      case BARRAGE_HITS -> assign(draft, combat, HitSource.ANTI_FIGHTER_BARRAGE);
      case DEFENDER_ANNOUNCES -> ask(draft, combat, combat.defender(), Step.ATTACKER_ANNOUNCES);
      case ATTACKER_ANNOUNCES -> ask(draft, combat, combat.attacker(), Step.ROLL);
      case ROLL -> roll(draft, combat);
      case HITS -> assign(draft, combat, HitSource.SPACE_COMBAT);
      case RETREATED -> {
        if (Retreat.tokenPlaced(draft, combat)) {
          nextRound(draft, combat);
        }
      }
    }
  }

  private static void begin(Draft<Battles, Table> draft, SpaceCombat combat) {
    if (isOver(draft.table(), combat)) {
      draft.close();
      return;
    }
    draft.add(new CombatBegan(space(combat), combat.attacker(), combat.defender()));
    draft.add(new RoundBegan(space(combat), combat.round()));
    rolled(draft, combat, Step.BARRAGE_HITS, AntiFighterBarrage.roll(draft, combat));
  }

  private static void roll(Draft<Battles, Table> draft, SpaceCombat combat) {
    int onDefender = roll(draft, combat, combat.attacker());
    int onAttacker = roll(draft, combat, combat.defender());
    rolled(draft, combat, Step.HITS, new Hits(onAttacker, onDefender));
  }

  private static int roll(Draft<Battles, Table> draft, SpaceCombat combat, Seat seat) {
    TableBattle battle =
        new TableBattle(
            draft.table(), space(combat), combat.round(), combat.attacker(), combat.defender());
    return Volley.roll(
        draft,
        seat,
        HitSource.SPACE_COMBAT,
        space(combat),
        Batteries.of(battle, new Roll(battle.side(seat), HitSource.SPACE_COMBAT)));
  }

  private static void rolled(
      Draft<Battles, Table> draft, SpaceCombat combat, Step next, Hits hits) {
    if (hits.equals(Hits.NONE)) {
      afterHits(draft, at(combat, next, hits));
    } else {
      draft.change(at(combat, next, hits));
    }
  }

  /** Has the hits assigned, one side after the other; then the combat goes on or is over. */
  private static void assign(Draft<Battles, Table> draft, SpaceCombat combat, HitSource source) {
    boolean called =
        BothSides.assign(
            draft,
            combat.hits(),
            combat.attacker(),
            combat.defender(),
            space(combat),
            source,
            left -> at(combat, combat.step(), left));
    if (!called) {
      afterHits(draft, combat);
    }
  }

  private static void afterHits(Draft<Battles, Table> draft, SpaceCombat combat) {
    if (isOver(draft.table(), combat)) {
      end(draft, combat);
    } else if (combat.step() == Step.BARRAGE_HITS) {
      announceRetreats(draft, combat, combat.round());
    } else {
      retreat(draft, combat);
    }
  }

  /** The defender is asked first, the attacker next; nobody who has nowhere to go. */
  private static void announceRetreats(Draft<Battles, Table> draft, SpaceCombat combat, int round) {
    Step step =
        mayRetreat(draft.table(), combat, combat.defender())
            ? Step.DEFENDER_ANNOUNCES
            : mayRetreat(draft.table(), combat, combat.attacker())
                ? Step.ATTACKER_ANNOUNCES
                : Step.ROLL;
    draft.change(
        new SpaceCombat(
            combat.system(),
            combat.attacker(),
            combat.defender(),
            round,
            step,
            Optional.empty(),
            Hits.NONE));
  }

  private static void ask(Draft<Battles, Table> draft, SpaceCombat combat, Seat seat, Step next) {
    if (mayRetreat(draft.table(), combat, seat)) {
      draft.ask(Retreat.ABOUT, seat);
    } else {
      draft.change(at(combat, next, Hits.NONE));
    }
  }

  private static boolean mayRetreat(Table table, SpaceCombat combat, Seat seat) {
    return !Retreat.destinations(table, combat.system(), seat).isEmpty();
  }

  /** Who has announced must go if there is still somewhere to go. Rule: space_combat.7. */
  private static void retreat(Draft<Battles, Table> draft, SpaceCombat combat) {
    Optional<Seat> retreating =
        combat.retreating().filter(seat -> mayRetreat(draft.table(), combat, seat));
    if (retreating.isEmpty()) {
      nextRound(draft, combat);
      return;
    }
    Seat seat = retreating.get();
    draft.change(at(combat, Step.RETREATED, Hits.NONE));
    draft.call(
        new Relocation(
            seat, combat.system(), Retreat.destinations(draft.table(), combat.system(), seat)));
  }

  private static void nextRound(Draft<Battles, Table> draft, SpaceCombat combat) {
    if (isOver(draft.table(), combat)) {
      end(draft, combat);
    } else {
      draft.add(new RoundBegan(space(combat), combat.round() + 1));
      announceRetreats(draft, combat, combat.round() + 1);
    }
  }

  private static void end(Draft<Battles, Table> draft, SpaceCombat combat) {
    Optional<Seat> winner =
        List.of(combat.attacker(), combat.defender()).stream()
            .filter(seat -> hasShips(draft.table(), combat, seat))
            .findFirst();
    draft.add(new CombatEnded(space(combat), winner));
    draft.close(new Fought(winner));
  }

  @Override
  public void answer(Draft<Battles, Table> draft, SpaceCombat combat, RetreatCommand command) {
    Retreat.answer(draft, combat, command);
  }

  @Override
  public List<Option> options(Position<Battles, Table> position, SpaceCombat combat, Seat seat) {
    return Retreat.options(position.table(), combat, seat);
  }

  @Override
  public Optional<RetreatCommand> silence(
      Position<Battles, Table> position, SpaceCombat combat, Seat seat) {
    return Optional.of(Retreat.silence(position.table(), combat, seat));
  }

  private static boolean isOver(Table table, SpaceCombat combat) {
    return !hasShips(table, combat, combat.attacker())
        || !hasShips(table, combat, combat.defender());
  }

  private static boolean hasShips(Table table, SpaceCombat combat, Seat seat) {
    return !table.units().ships(combat.system(), seat).isEmpty();
  }

  private static Place space(SpaceCombat combat) {
    return Place.space(combat.system());
  }

  private static SpaceCombat at(SpaceCombat combat, Step step, Hits hits) {
    return new SpaceCombat(
        combat.system(),
        combat.attacker(),
        combat.defender(),
        combat.round(),
        step,
        combat.retreating(),
        hits);
  }
}
