package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.technology.TechnologyGained;

/** What a player comes to have while a moment is open. */
class AcquiredAbilityTest {
  private static final String GIVER = "technology/sarween_tools";
  private static final String GIVEN = "technology/neural_motivator";

  /** Gives P2 the technology of the other bell. */
  private static final Ability<TurnEnds> GIFT =
      new Ability<>() {
        @Override
        public AbilityRef name() {
          return AbilityRef.parse(GIVER);
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
        public void resolve(Draft<?, Table> draft, Grant grant, TurnEnds turn, Chosen chosen) {
          draft.add(new TechnologyGained(P2, new TechnologyId("neural_motivator")));
        }
      };

  @Test
  @Rule("abilities.N1")
  void isUsedAtThatMomentStill() {
    Scenario<Integer> moment =
        Scenario.given(
            Bells.of(GIFT, Bell.of(GIVEN)),
            TableKit.players(2)
                .technologies(P1, "sarween_tools")
                .frame(new Moment(Service.GAME, new TurnEnds(P1))));
    assertThat(moment.awaited()).containsExactly(P1);

    Scenario<Integer> acquired = moment.when(P1, Bells.ring(GIVER));
    assertThat(acquired.awaited()).containsExactly(P2);
    assertThat(acquired.when(P2, Bells.ring(GIVEN)).table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(moment.when(P1, Bells.pass()).awaited()).isEmpty();
  }
}
