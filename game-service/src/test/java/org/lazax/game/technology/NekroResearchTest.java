package org.lazax.game.technology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import org.junit.jupiter.api.Test;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.tokens.Tokens;

/** P1, the Nekro Virus, holds Technology and has nothing to pay with. */
class NekroResearchTest {
  @Test
  @Rule("faction_ability/propagation.N2.1")
  void theMinisterOfSciencesLetsItGainTokensTwiceForNothing() {
    TableKit nekro = TableKit.players(3).player(P1, "nekro").sheet(P1, 3, 3, 2);
    Scenario<GameState> once = threeTokens(Using.card(nekro, P1, "technology"), "tactic");
    assertThat(once.table().player(P1).tokens()).isEqualTo(new Tokens(6, 3, 2));
    assertThat(once.awaited()).as("a second research costs 6").doesNotContain(P1);

    TableKit minister = nekro.law("minister_of_sciences", P1);
    Scenario<GameState> twice =
        threeTokens(
            threeTokens(Using.card(minister, P1, "technology"), "tactic").thenAccepted(), "fleet");
    assertThat(twice.table().player(P1).tokens()).isEqualTo(new Tokens(6, 6, 2));
  }

  private static Scenario<GameState> threeTokens(Scenario<GameState> asked, String pool) {
    return asked
        .when(P1, Using.choose(pool))
        .when(P1, Using.choose(pool))
        .when(P1, Using.choose(pool))
        .thenAccepted();
  }
}
