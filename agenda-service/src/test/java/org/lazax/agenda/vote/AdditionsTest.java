package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.agenda;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.VotesCast;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.CastVotes;
import org.lazax.agenda.vote.VotingOption.Addition;
import org.lazax.agenda.vote.VotingOption.Voting;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.technology.TechnologiesExhausted;

/** P2 has Predictive Intelligence and five votes, P3 four. */
class AdditionsTest {
  private static final TechnologyId CARD = new TechnologyId("predictive_intelligence");
  private static final TableKit KIT = THREE.technologies(P2, "predictive_intelligence");

  @Test
  void threeVotesAreOfferedAndAdded() {
    Scenario<AgendaState> asked = agenda(KIT, "mutiny");
    Addition addition = new Addition(ComponentRef.of(CARD), 3);
    assertThat(((Voting) asked.options(P2).getFirst()).additions()).containsExactly(addition);

    Scenario<AgendaState> voted = asked.when(P2, cast("for", ComponentRef.of(CARD)));
    assertThat(voted.happened())
        .filteredOn(VotesCast.class::isInstance)
        .singleElement()
        .matches(event -> ((VotesCast) event).ballot().votes() == 6);
    assertThat(asked.when(P2, cast("for")).happened())
        .filteredOn(VotesCast.class::isInstance)
        .singleElement()
        .matches(event -> ((VotesCast) event).ballot().votes() == 3);
  }

  @Test
  void theCardIsExhaustedWhereItsVotesWereInVain() {
    assertThat(decided("against").table().player(P2).exhaustedTechnologies()).isEmpty();
    assertThat(decided("for").table().player(P2).exhaustedTechnologies()).containsExactly(CARD);
  }

  /** The others, with seven votes and more, vote against. */
  private static Scenario<AgendaState> decided(String outcome) {
    return agenda(KIT.controls(P1, "archon_vail"), "mutiny")
        .when(P2, cast(outcome, ComponentRef.of(CARD)))
        .when(P3, new CastVotes(AgendaOutcome.AGAINST, planets("centauri"), List.of()))
        .when(P1, new CastVotes(AgendaOutcome.AGAINST, planets("mecatol_rex"), List.of()))
        .thenAccepted();
  }

  @Test
  void anExhaustedCardAndOneThatIsNotOwnedAddNothing() {
    TableKit exhausted = KIT.with(new TechnologiesExhausted(P2, List.of(CARD))::fold);

    agenda(exhausted, "mutiny")
        .when(P2, cast("for", ComponentRef.of(CARD)))
        .thenRefused("abilities.3");
    agenda(KIT, "mutiny")
        .when(P2, new Abstain())
        .when(
            P3,
            new CastVotes(AgendaOutcome.FOR, planets("centauri"), List.of(ComponentRef.of(CARD))))
        .thenRefused("abilities.3");
    agenda(KIT, "mutiny")
        .when(P2, cast("for", ComponentRef.of(CARD), ComponentRef.of(CARD)))
        .thenRefused("abilities.3");
  }

  private static CastVotes cast(String outcome, ComponentRef... additions) {
    return new CastVotes(AgendaOutcome.of(outcome), planets("lirta_iv"), List.of(additions));
  }

  private static List<PlanetId> planets(String planet) {
    return List.of(new PlanetId(planet));
  }
}
