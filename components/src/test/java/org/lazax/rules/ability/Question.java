package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.goods.GoodsGained;

/**
 * An ability that asks at the end of a turn. Its user gains a good for each candidate that is
 * chosen.
 *
 * @param asking the next choice after those that are made
 */
record Question(Function<Chosen, Optional<Ask>> asking) implements Ability<TurnEnds> {
  static final String ABILITY = "technology/sarween_tools";

  /** An ability that asks this and nothing else. */
  static Question of(Ask ask) {
    return new Question(soFar -> soFar.has(ask.about()) ? Optional.empty() : Optional.of(ask));
  }

  /** A scenario in which P1, one of three players, uses this ability at the end of its turn. */
  Scenario<Integer> asked() {
    TableKit kit =
        TableKit.players(3)
            .technologies(TableKit.P1, "sarween_tools")
            .frame(new Moment(Service.GAME, new TurnEnds(TableKit.P1)));
    return Scenario.given(Bells.of(this), kit)
        .when(TableKit.P1, Bells.ring(ABILITY))
        .thenAccepted();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse(ABILITY);
  }

  @Override
  public Class<TurnEnds> trigger() {
    return TurnEnds.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnEnds turn) {
    return true;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnEnds turn, Chosen soFar) {
    return asking.apply(soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnEnds turn, Chosen chosen) {
    int all =
        Stream.of(chosen.answers(), chosen.sealed())
            .flatMap(answers -> answers.values().stream())
            .mapToInt(List::size)
            .sum();
    draft.add(new GoodsGained(grant.user(), all));
  }
}
