package org.lazax.tournament.pods;

import ai.timefold.solver.core.api.domain.solution.PlanningEntityCollectionProperty;
import ai.timefold.solver.core.api.domain.solution.PlanningScore;
import ai.timefold.solver.core.api.domain.solution.PlanningSolution;
import ai.timefold.solver.core.api.domain.solution.ProblemFactProperty;
import ai.timefold.solver.core.api.domain.valuerange.ValueRangeProvider;
import ai.timefold.solver.core.api.score.buildin.hardmediumsoftlong.HardMediumSoftLongScore;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All chairs of a round and who sits there. */
@PlanningSolution
public class PodPlan {
  @ProblemFactProperty PodHistory history = PodHistory.NONE;
  @ValueRangeProvider List<Chair> chairs = new ArrayList<>();
  @PlanningEntityCollectionProperty List<Sitting> sittings = new ArrayList<>();
  @PlanningScore @Nullable HardMediumSoftLongScore score;

  /** For the solver, which copies plans. */
  public PodPlan() {}

  PodPlan(PodHistory history, List<Chair> chairs, List<Sitting> sittings) {
    this.history = history;
    this.chairs = chairs;
    this.sittings = sittings;
  }
}
