package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * What counters of one class do, as a face-down counter does it: it is turned up then. Its owner is
 * asked whichever counter it is. Rules: hopes_end.31.1, hopes_end.N38.
 */
final class Unveiled<O extends Occurrence> extends Paragraph<O> {
  private final LeaderCounter.Type type;
  private final Paragraph<O> covered;
  private final Function<LeaderCounterId, Paragraph<O>> open;

  private Unveiled(
      LeaderCounter.Type type, Paragraph<O> covered, Function<LeaderCounterId, Paragraph<O>> open) {
    super(covered.leader(), covered.name().part(), covered.trigger());
    this.type = type;
    this.covered = covered;
    this.open = open;
  }

  /** What the counter of a back does if it is of this class. */
  static <O extends Occurrence> Unveiled<O> of(
      LeaderCounter.Type type, LeaderCounterId back, Function<LeaderCounterId, Paragraph<O>> does) {
    return new Unveiled<>(type, does.apply(back), does);
  }

  @Override
  public boolean usable(Table table, Grant grant, O occurrence) {
    return covered.usable(table, grant, occurrence) && couldBe(table, grant.user());
  }

  /** Players without any agents are asked for one as well. Rule: hopes_end.N38. */
  private boolean couldBe(Table table, Seat owner) {
    return type == LeaderCounter.Type.AGENT || Faces.mayBe(table, owner, type);
  }

  @Override
  public boolean allowedInSecret(Table table, Grant grant, O occurrence) {
    return Faces.is(table, leader(), type)
        && Faces.up(table, leader())
            .filter(up -> open.apply(up.leader()).usable(up.fold(table), as(up, grant), occurrence))
            .isPresent();
  }

  @Override
  public List<UseCost> costs() {
    return covered.costs();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, O occurrence, Chosen soFar) {
    return covered.asks(table, grant, occurrence, soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, O occurrence, Chosen chosen) {
    LeaderTurnedUp up = Faces.up(draft.table(), leader()).orElseThrow();
    draft.add(up);
    open.apply(up.leader()).resolve(draft, as(up, grant), occurrence, chosen);
  }

  private static Grant as(LeaderTurnedUp up, Grant grant) {
    return new Grant(ComponentRef.of(up.leader()), grant.user());
  }
}
