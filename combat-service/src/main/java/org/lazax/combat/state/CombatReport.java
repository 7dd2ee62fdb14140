package org.lazax.combat.state;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.rules.combat.roll.DiceRaised;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The report of one combat, round by round.
 *
 * @param seq the number of the commit in which it began
 * @param destroyed all units that were destroyed in its place during the combat
 * @param over whether it has ended
 * @param winner empty during the combat, and for a draw
 */
@RecordBuilder
public record CombatReport(
    long seq,
    Place place,
    Seat attacker,
    Seat defender,
    List<CombatRound> rounds,
    List<UnitStack> destroyed,
    boolean over,
    Optional<Seat> winner)
    implements CombatReportBuilder.With {
  public CombatReport {
    rounds = List.copyOf(rounds);
    destroyed = List.copyOf(destroyed);
  }

  public static CombatReport begun(long seq, CombatBegan event) {
    return new CombatReport(
        seq,
        event.place(),
        event.attacker(),
        event.defender(),
        List.of(),
        List.of(),
        false,
        Optional.empty());
  }

  public CombatReport after(CombatEvent event) {
    return switch (event) {
      case CombatRoundBegan e -> withRounds(Copies.with(rounds, CombatRound.begun(e.round())));
      case DiceRolled e -> inRound(rounds.getLast().with(e));
      case HitsAssigned e -> inRound(rounds.getLast().with(e));
      case RetreatAnnounced e -> inRound(rounds.getLast().with(e));
      case CombatEnded e -> with(ended -> ended.over(true).winner(e.winner()));
      case DiceRerolled e -> inRound(rounds.getLast().with(e));
      case CombatBegan _ -> this;
    };
  }

  /** The report after units were destroyed. Units in other places are ignored. */
  public CombatReport after(UnitsDestroyed event) {
    return event.place().equals(place)
        ? withDestroyed(Stream.concat(destroyed.stream(), event.units().stream()).toList())
        : this;
  }

  CombatReport after(DiceRaised event) {
    return inRound(rounds.getLast().with(event));
  }

  private CombatReport inRound(CombatRound changed) {
    return withRounds(Copies.with(rounds.subList(0, rounds.size() - 1), changed));
  }
}
