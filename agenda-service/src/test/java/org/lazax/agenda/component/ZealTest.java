package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;
import static org.lazax.rules.kit.TableKit.P4;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** The Argent Flight votes first, with votes for each player. */
final class ZealTest {

  @Test
  @Rule("faction_ability/zeal.N1.1")
  void whoCastsNoVotesAddsNone() {
    Scenario<AgendaState> asked =
        voting(THREE.player(P3, "argent").controls(P3, "centauri", "abyz"));

    assertThat(ballot(asked.when(P3, votes("for", "centauri")), P3))
        .as("three of Centauri, one for each player")
        .isEqualTo(Ballot.cast(P3, AgendaOutcome.FOR, 6));
    assertThat(ballot(asked.when(P3, votes("for", "abyz")), P3).votes())
        .as("nothing of Abyz")
        .isZero();
    assertThat(ballot(asked.when(P3, new Abstain()), P3)).isEqualTo(Ballot.abstention(P3));
  }

  @Test
  @Rule("faction_ability/zeal.N2")
  void theArgentFlightVotesFirstEvenAsTheSpeaker() {
    assertThat(order(voting(THREE.player(P1, "argent")))).containsExactly(P1, P2, P3);
  }

  @Test
  @Rule("faction_ability/zeal.N3")
  void theOthersFollowFromTheLeftOfTheSpeaker() {
    TableKit four =
        TableKit.players(4)
            .round(1)
            .custodiansTaken()
            .controls(P1, "arretze")
            .controls(P2, "lirta_iv")
            .controls(P3, "centauri")
            .controls(P4, "lodor");

    assertThat(order(voting(four.player(P3, "argent")))).containsExactly(P3, P2, P4, P1);
  }

  private static Scenario<AgendaState> voting(TableKit kit) {
    return allPass(revealing(kit, "mutiny", "arms_reduction"));
  }

  /** Who is asked to vote, while everybody abstains. */
  private static List<Seat> order(Scenario<AgendaState> voting) {
    List<Seat> order = new ArrayList<>();
    Scenario<AgendaState> now = voting;
    for (Seat ignored : voting.table().seats()) {
      Seat next = now.awaited().getFirst();
      order.add(next);
      now = now.when(next, new Abstain());
    }
    return order;
  }
}
