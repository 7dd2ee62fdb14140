package org.lazax.tournament.pods;

import ai.timefold.solver.core.api.domain.entity.PlanningEntity;
import ai.timefold.solver.core.api.domain.lookup.PlanningId;
import ai.timefold.solver.core.api.domain.variable.PlanningVariable;
import org.jspecify.annotations.Nullable;

/** An entrant and the chair where it sits. The solver changes the chair. */
@PlanningEntity
public class Sitting {
  @PlanningId int player;
  @PlanningVariable @Nullable Chair chair;

  /** For the solver, which copies plans. */
  public Sitting() {}

  Sitting(int player, Chair chair) {
    this.player = player;
    this.chair = chair;
  }
}
