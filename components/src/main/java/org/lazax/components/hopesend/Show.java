package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * A face-down counter is turned up for what it does without being used: its owner is asked where
 * that could serve, whichever counter it is. It lies face up until the step is over in which it
 * serves. Rules: hopes_end.31.1, hopes_end.N38, hopes_end.N39.
 */
abstract class Show<O extends Occurrence> extends Paragraph<O> {
  Show(LeaderCounterId back, String paragraph, Class<O> trigger) {
    super(back, paragraph, trigger);
  }

  /**
   * For what it could serve.
   *
   * @param type the class that serves
   * @param step the step in which it serves
   */
  record Service(LeaderCounter.Type type, Class<? extends Procedure> step) {}

  /** For what it could serve now, by public information. */
  abstract Optional<Service> serves(Table table, LeaderPiece piece, O occurrence);

  private Optional<Service> serves(Table table, Grant grant, O occurrence) {
    return piece(table)
        .filter(piece -> piece.inPlay() && piece.owner().equals(grant.user()))
        .flatMap(piece -> serves(table, piece, occurrence))
        .filter(service -> Faces.mayBe(table, grant.user(), service.type()));
  }

  @Override
  public final boolean usable(Table table, Grant grant, O occurrence) {
    return serves(table, grant, occurrence).isPresent();
  }

  @Override
  public final boolean allowedInSecret(Table table, Grant grant, O occurrence) {
    return serves(table, grant, occurrence)
        .filter(service -> Faces.is(table, leader(), service.type()))
        .isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, O occurrence, Chosen chosen) {
    Service service = serves(draft.table(), grant, occurrence).orElseThrow();
    LeaderTurnedUp up = Faces.up(draft.table(), leader()).orElseThrow();
    draft.add(up);
    int step = draft.table().kernel().frameOf(service.step()).orElseThrow().id();
    Grant leader = new Grant(ComponentRef.of(up.leader()), grant.user());
    draft.add(LastingEffects.until(step, name(up.leader(), name().part()), leader));
  }
}
