package org.lazax.combat.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.combat.dice.DiceRoller;
import org.lazax.combat.dice.RolledUnit;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.combat.state.GroupRoll;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.RollHits.Hits;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.units.UnitStack;

/**
 * After a combat roll the roller chooses units whose missed dice are rerolled. A chosen unit that
 * has made no hit, before or after the reroll, is destroyed once all have rolled. Rules:
 * relic/the_crown_of_thalnos.N1 to relic/the_crown_of_thalnos.N5.
 */
public final class RiskyRerollAbility extends ComponentAbility {
  private static final String UNITS = "units";

  private final int bonus;

  /**
   * Creates the ability of a component that may also have other combat hooks.
   *
   * @param bonus the number that is added to each rerolled die
   */
  public RiskyRerollAbility(AbilityRef name, int bonus) {
    super(name);
    this.bonus = bonus;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.ROLLED.isIn(happens)
        && happens.whose().equals(grant.user())
        && happens.source().filter(source -> source.isCombat()).isPresent()
        && rolled(table)
            .filter(roll ->
                roll.exchange().progress().dice(grant.user()).isEmpty()
                    || !candidates(table, roll.exchange(), grant.user()).isEmpty())
            .isPresent();
  }

  private static List<String> candidates(Table table, RollHits exchange, Seat seat) {
    return stakes(table, exchange, seat).stream()
        .filter(stake -> !stake.missed().isEmpty())
        .map(RolledUnit::id)
        .toList();
  }

  private static List<RolledUnit> stakes(Table table, RollHits exchange, Seat seat) {
    return exchange
        .progress()
        .dice(seat)
        .map(rolled -> RolledUnit.of(Rerolls.batteries(table, exchange, seat), rolled.results()))
        .orElse(List.of());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    List<String> units =
        rolled(table)
            .map(roll -> candidates(table, roll.exchange(), grant.user()))
            .orElse(List.of());
    return soFar.has(UNITS) || units.isEmpty()
        ? Optional.empty()
        : Optional.of(new Ask(UNITS, units, 1, units.size()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    rolled(draft.table())
        .ifPresent(roll -> risk(draft, happens, grant.user(), roll, chosen.all(UNITS)));
  }

  private void risk(
      Draft<?, Table> draft, InFight happens, Seat seat, Rolled roll, List<String> chosen) {
    Table table = draft.table();
    RollHits exchange = roll.exchange();
    List<RolledUnit> stakes = stakes(table, exchange, seat);
    int count =
        stakes.stream()
            .filter(stake -> chosen.contains(stake.id()))
            .mapToInt(stake -> stake.missed().size())
            .sum();
    if (count == 0) {
      return;
    }
    Chance chance = draft.dice().roll(Dice.TEN, count);
    List<Integer> dice = new ArrayList<>();
    List<GroupRoll> groups = new ArrayList<>();
    List<List<Integer>> again = new ArrayList<>();
    List<Hits> more = new ArrayList<>();
    List<UnitStack> doomed = new ArrayList<>();
    int next = 0;
    for (RolledUnit stake : stakes) {
      List<Integer> thrown = chosen.contains(stake.id()) ? stake.missed() : List.of();
      List<Integer> results = new ArrayList<>(stake.dice());
      for (int die : thrown) {
        results.set(die, chance.values().get(next++));
      }
      RolledUnit plain = stake.with(results);
      RolledUnit now = thrown.isEmpty() ? stake : plain.plus(name().component().name(), bonus);
      if (now.hits() > plain.hits()) {
        more.add(
            new Hits(
                happens.opponent(seat),
                now.hits() - plain.hits(),
                CombatEffectExecution.targets(stake.unit().aim())));
      }
      if (!thrown.isEmpty() && now.hits() == 0) {
        doomed.add(unit(table, exchange, seat, stake));
      }
      dice.addAll(results);
      groups.add(group(now));
      again.add(thrown);
    }
    draft.add(new DiceRerolled(seat, exchange.source(), exchange.place(), groups, again, chance));
    List<UnitDice> batteries = Rerolls.batteries(table, exchange, seat);
    DiceRoller.Result now = DiceRoller.read(batteries, dice).orElseThrow();
    List<Integer> first = exchange.progress().dice(seat).orElseThrow().results();
    RollHits rerolled =
        Rerolls.rerolled(
            exchange, seat, DiceRoller.read(batteries, first).orElseThrow(), now, more);
    draft.add(new FrameChanged(roll.frame(), rerolled.doomed(doomed)));
    Rerolls.retell(
        draft, happens, now.count() + more.stream().mapToInt(Hits::count).sum(), now.near());
  }

  private static GroupRoll group(RolledUnit stake) {
    UnitDice unit = stake.unit();
    return new GroupRoll(
        unit.type(), unit.from(), 1, unit.hitsOn(), unit.modifiers(), stake.dice(), stake.hits());
  }

  /** A unit of the roll as a stack. Undamaged units rolled before damaged ones. */
  private static UnitStack unit(Table table, RollHits exchange, Seat seat, RolledUnit stake) {
    UnitStack like = UnitStack.of(seat, stake.unit().type(), 1).marked(stake.unit().mark());
    int healthy =
        UnitLocations.of(table, exchange.place(), seat).stream()
            .filter(stack -> stack.alike(like))
            .mapToInt(UnitStack::count)
            .sum();
    return stake.number() > healthy ? like.damaged(1) : like;
  }

  private static Optional<Rolled> rolled(Table table) {
    return table
        .kernel()
        .frameOf(RollHits.class)
        .map(frame -> new Rolled(frame.id(), (RollHits) frame.procedure()));
  }

  /** The roll that is under way, and its frame. */
  private record Rolled(int frame, RollHits exchange) {}
}
