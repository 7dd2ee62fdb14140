package org.lazax.simulation.council;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.CastVotes;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.vote.Outcomes;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;

/**
 * The last agenda of a phase, played across the services. P2 alone votes, with Lirta IV; P1 is the
 * speaker. Immutable.
 *
 * @param table the table when everything that the services owe is done
 * @param events what the last command has made happen
 */
record LastAgenda(Table table, List<GameEvent> events) {
  private static final PlanetId LIRTA = new PlanetId("lirta_iv");

  /** Three players who can vote. */
  static TableKit three() {
    return TableKit.players(3)
        .round(1)
        .custodiansTaken()
        .sheet(TableKit.P2, 3, 3, 0)
        .sheet(TableKit.P3, 3, 3, 0)
        .controls(TableKit.P1, "abyz", "mellon")
        .controls(TableKit.P2, LIRTA.value())
        .controls(TableKit.P3, "starpoint");
  }

  /** The agenda has been decided for this outcome, with these dice. */
  static LastAgenda decided(TableKit kit, String agenda, String outcome, int... dice) {
    return voted(kit, agenda, outcome)
        .when(TableKit.P3, new Abstain())
        .when(TableKit.P1, new Abstain(), dice);
  }

  /** P1 has predicted the outcome with this rider, and is rewarded. */
  static LastAgenda rewarded(TableKit kit, String rider) {
    String outcome = AgendaOutcome.FOR.value();
    AbilityRef ability = AbilityRef.parse(rider);
    Grant grant = new Grant(ability.component(), TableKit.P1);
    Map<String, String> predicted = Map.of("predicted", outcome);
    TableKit voting =
        voting(kit, "mutiny")
            .with(table ->
                table.evolve(
                    LastingEffects.until(Agenda.frame(table), ability, grant, predicted),
                    Stamp.NONE));
    return voted(voting, outcome).when(TableKit.P3, new Abstain());
  }

  /** What a turn becomes in which the services have done what they owe. */
  static LastAgenda turn(TableKit kit, Seat seat) {
    return settled(kit.frame(new ActionPhase()).frame(new Turn(seat)).table(), List.of());
  }

  /** The same table when a strategy phase begins in a later round. */
  LastAgenda strategyPhase(int round) {
    TableKit later = TableKit.players(3).with(_ -> table.withRound(round));
    return settled(later.frame(new StrategyPhase()).table(), List.of());
  }

  private static LastAgenda voted(TableKit kit, String agenda, String outcome) {
    return voted(voting(kit, agenda), outcome);
  }

  /** This agenda is voted on. */
  static LastAgenda opened(TableKit kit, String agenda) {
    return new LastAgenda(voting(kit, agenda).table(), List.of());
  }

  private static TableKit voting(TableKit kit, String agenda) {
    AgendaId id = new AgendaId(agenda);
    List<Seat> voters = List.of(TableKit.P2, TableKit.P3, TableKit.P1);
    return kit.with(t -> t.withCouncil(t.council().withDrawn(id)))
        .frame(new AgendaPhase().next())
        .frame(new Agenda(id, Outcomes.of(id, kit.table()), voters));
  }

  private static LastAgenda voted(TableKit voting, String outcome) {
    CastVotes votes = new CastVotes(AgendaOutcome.of(outcome), List.of(LIRTA), List.of());
    return new LastAgenda(voting.table(), List.of()).when(TableKit.P2, votes);
  }

  /** The sitting after this command. */
  LastAgenda when(Seat seat, Command command, int... dice) {
    Scenario<?> answered = awaiting().when(seat, command, dice).thenAccepted();
    return settled(answered.table(), answered.events());
  }

  /** Fails unless this command is refused by this rule. */
  void refused(Seat seat, Command command, String rule) {
    awaiting().when(seat, command).thenRefused(rule);
  }

  /** The end of the phase, if everybody is silent from now on. */
  LastAgenda end() {
    LastAgenda now = this;
    while (now.table.kernel().awaiting().isPresent()) {
      Scenario<?> awaiting = now.awaiting();
      Seat seat = awaiting.awaited().getFirst();
      now = now.when(seat, awaiting.silence(seat).orElseThrow());
    }
    return now;
  }

  /** The players who are awaited. */
  List<Seat> awaited() {
    return awaiting().awaited();
  }

  private Scenario<?> awaiting() {
    return given(decider(table.kernel().frame().orElseThrow().procedure().owner()), table);
  }

  private static LastAgenda settled(Table table, List<GameEvent> events) {
    Table now = table;
    List<GameEvent> all = new ArrayList<>(events);
    while (now.kernel().debtor().isPresent()) {
      Scenario<?> step = given(decider(now.kernel().debtor().get()), now);
      all.addAll(step.events());
      now = step.table();
    }
    return new LastAgenda(now, all);
  }

  private static <S> Scenario<S> given(Decider<S, Table> decider, Table table) {
    return Scenario.given(decider, TableKit.players(3).with(_ -> table));
  }

  private static Decider<?, Table> decider(Service service) {
    return Services.all().stream()
        .filter(decider -> decider.service() == service)
        .findFirst()
        .orElseThrow();
  }
}
