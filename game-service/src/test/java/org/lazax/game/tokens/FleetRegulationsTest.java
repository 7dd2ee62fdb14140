package org.lazax.game.tokens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.components.StandardRules;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.leadership.LeadershipCommand.GainTokens;
import org.lazax.game.leadership.TokenGain;
import org.lazax.game.state.GameState;
import org.lazax.game.warfare.TakeBackToken;
import org.lazax.game.warfare.WarfareOption.TokenLifting;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.council.LawLeft;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/** With Fleet Regulations no fleet pool gets a fifth command token. */
class FleetRegulationsTest {
  private static final LawLeft LEFT = new LawLeft(new AgendaId("fleet_regulations"));
  private static final TableKit KIT =
      TableKit.players(3)
          .law("fleet_regulations")
          .tile("38", 0, 0)
          .sheet(P1, 3, 3, 2)
          .sheet(P2, 3, 3, 0)
          .sheet(P3, 3, 3, 0)
          .controls(P1, "abyz")
          .controls(P2, "fria")
          .controls(P3, "lodor");

  @Test
  void tokensAreDistributedWithAtMostFourInTheFleetPool() {
    Scenario<GameState> laid = Using.card(KIT, P1, "warfare");

    laid.when(P1, lay(2, 5, 1)).thenRefused("fleet_pool.0");
    laid.when(P1, lay(2, 4, 2)).thenAccepted();
    TokenDistribution option = (TokenDistribution) laid.options(P1).getFirst();
    assertThat(option.fleetPool()).contains(4);
    assertThat(supply(option, "fleet")).isEqualTo(4);
    assertThat(supply(option, "tactic")).isEqualTo(8);

    Scenario<GameState> free = Using.card(KIT.with(LEFT::fold), P1, "warfare");
    assertThat(((TokenDistribution) free.options(P1).getFirst()).fleetPool()).isEmpty();
    free.when(P1, lay(2, 5, 1)).thenAccepted();
  }

  private static int supply(Option option, String pool) {
    Field tokens = option.form().field("tokens");
    return tokens.candidates().stream()
        .filter(candidate -> candidate.value().equals(pool))
        .mapToInt(Candidate::supply)
        .sum();
  }

  private static DistributeTokens lay(int tactic, int fleet, int strategy) {
    return new DistributeTokens(new Tokens(tactic, fleet, strategy));
  }

  @Test
  @Rule("agenda/fleet_regulations.N2")
  void theTokensOfOthersTakeUpRoom() {
    TableKit mahact =
        KIT.with(t -> t.withPart(HeldTokens.ID, _ -> new HeldTokens(Map.of(P1, Set.of(P2, P3)))))
            .sheet(P1, 3, 2, 3);
    Scenario<GameState> laid = Using.card(mahact, P1, "warfare");

    laid.when(P1, lay(2, 3, 3)).thenRefused("fleet_pool.0");
    laid.when(P1, lay(3, 2, 3)).thenAccepted();
    assertThat(((TokenDistribution) laid.options(P1).getFirst()).fleetPool()).contains(2);
  }

  @Test
  void leadershipPutsNoFifthTokenThere() {
    Scenario<GameState> gains = Using.card(KIT, P1, "leadership");
    TokenGain option = (TokenGain) gains.options(P1).getFirst();

    gains.when(P1, gain(0, 2, 1)).thenRefused("fleet_pool.0");
    gains.when(P1, gain(1, 1, 1)).thenAccepted();
    assertThat(option.fleetPool()).contains(1);
    assertThat(supply(option, "fleet")).isEqualTo(1);
    assertThat(gains.silence(P1)).contains(gain(1, 1, 1));

    Scenario<GameState> full = Using.card(KIT.sheet(P1, 3, 4, 2), P1, "leadership");
    full.when(P1, gain(2, 0, 1)).thenAccepted();
    assertThat(full.silence(P1)).contains(gain(2, 0, 1));
  }

  private static GainTokens gain(int tactic, int fleet, int strategy) {
    return new GainTokens(new Tokens(tactic, fleet, strategy), Payment.NOTHING);
  }

  @Test
  void aTokenOfTheBoardGoesToAnotherPool() {
    TableKit full = KIT.sheet(P1, 3, 4, 2).tokens(P1, "38");
    Scenario<GameState> lifts = Using.card(full, P1, "warfare");

    lifts.when(P1, lift(Pool.FLEET)).thenRefused("warfare.1");
    lifts.when(P1, lift(Pool.STRATEGY)).thenAccepted();
    assertThat(((TokenLifting) lifts.options(P1).getFirst()).pools())
        .containsExactly(Pool.TACTIC, Pool.STRATEGY);
  }

  private static TakeBackToken lift(Pool pool) {
    return new TakeBackToken(SystemId.of("38"), pool);
  }

  @Test
  void cardsPutTokensIntoTheFleetPoolAsLongAsThereIsRoom() {
    Scenario<GameState> summit =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                Cards.laidOut(KIT).holds(P1, "summit").frame(new StrategyPhase()))
            .when(P1, new UseAbility(Service.GAME, AbilityRef.parse("action_card/summit")));
    assertThat(pools(summit)).containsExactly("tactic", "fleet", "strategy");

    Scenario<GameState> second = summit.when(P1, new Choose(Service.GAME, List.of("fleet")));
    assertThat(pools(second)).containsExactly("tactic", "strategy");
    second.when(P1, new Choose(Service.GAME, List.of("fleet"))).thenRefusedAs("no-such-choice");
  }

  private static List<String> pools(Scenario<GameState> scenario) {
    return scenario.options(P1).stream()
        .filter(AbilityOption.Choice.class::isInstance)
        .flatMap(option -> ((AbilityOption.Choice) option).candidates().stream())
        .toList();
  }
}
