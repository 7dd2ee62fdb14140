package org.lazax.game.strategicaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Using.FOLLOW;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P4;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.KernelEvent.Answered;
import org.lazax.game.diplomacy.DiplomacyCommand.ChooseSystem;
import org.lazax.game.diplomacy.MakeReady;
import org.lazax.game.imperial.ImperialCommand.DeclineImperial;
import org.lazax.game.kit.GameAlone;
import org.lazax.game.kit.Using;
import org.lazax.game.politics.PoliticsOption;
import org.lazax.game.state.GameState;
import org.lazax.game.strategyphase.StrategyCardChoice;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;

/** What the forms of strategy cards and of setup show as a sample is accepted as it stands. */
class SamplesOfFormsTest {
  @Test
  void thoseOfDiplomacy() {
    TableKit kit =
        TableKit.players(2)
            .tile("38", 1, 0)
            .controlsExhausted(P1, "abyz", "lodor", "meer")
            .sheet(P2, 8, 8, 0);
    Scenario<GameState> card = Using.card(kit, P1, "diplomacy");
    Scenario<GameState> locked = card.when(P1, new ChooseSystem(SystemId.of("38")));
    Scenario<GameState> ready = accepted(locked, P2);

    assertThat(sample(card, P1)).isEqualTo(new ChooseSystem(SystemId.of("38")));
    assertThat(((MakeReady) sample(ready, P1)).planets()).hasSize(2);
    assertThat(accepted(ready, P1).table().planets().readiedOf(P1)).hasSize(2);
  }

  @Test
  void thoseOfPolitics() {
    Scenario<GameState> card = Using.card(TableKit.players(2), P1, "politics");
    Scenario<GameState> looking = answered(card, P1, sample(card, P1), 1, 1, 1, 1);

    assertThat(looking.options(P1)).first().isInstanceOf(PoliticsOption.AgendaReturn.class);
    accepted(looking, P1);
  }

  @Test
  void thoseOfConstruction() {
    TableKit kit = TableKit.players(2).tile("38", 1, 0).controls(P1, "abyz");
    Scenario<GameState> built = accepted(Using.card(kit, P1, "construction"), P1);

    assertThat(
            built.table().units().count(P1, UnitType.PDS)
                + built.table().units().count(P1, SPACE_DOCK))
        .isEqualTo(1);
  }

  @Test
  void thoseOfTrade() {
    accepted(Using.card(TableKit.players(2), P1, "trade"), P1);
  }

  @Test
  void thoseOfLeadershipAndImperial() {
    TableKit kit = TableKit.players(2).tile("38", 1, 0).controls(P1, "abyz");

    Scenario<GameState> tokens = Using.card(kit, P1, "leadership");
    answered(tokens, P1, tokens.silence(P1).orElseThrow());
    answered(Using.card(kit, P1, "imperial"), P1, new DeclineImperial());
  }

  @Test
  void thoseOfWarfare() {
    TableKit kit =
        TableKit.players(2)
            .player(P2, "hacan")
            .tile("16", 0, -1)
            .tile("38", 1, 0)
            .tokens(P1, "38")
            .controls(P2, "arretze", "hercant", "kamdorn")
            .units(P2, "16/arretze", SPACE_DOCK, 1)
            .units(P2, "16/hercant", SPACE_DOCK, 1);
    Scenario<GameState> lifted = accepted(Using.card(kit, P1, "warfare"), P1);
    assertThat(lifted.table().tokens().getOrDefault(SystemId.of("38"), Set.of())).isEmpty();

    Scenario<GameState> docks =
        answered(lifted, P1, new DistributeTokens(new Tokens(4, 3, 2))).when(P2, FOLLOW);
    assertThat(docks.silence(P2)).contains(sample(docks, P2));
    accepted(docks, P2);
  }

  @Test
  void thoseOfSetup() {
    GameAlone units = GameAlone.started(2, 1);
    units.give(P2, units.options(P2).getFirst().form().sample().command());
    assertThat(units.table().units().count(P2, SPACE_DOCK)).isEqualTo(1);

    GameAlone technologies = GameAlone.started(4, 1).silentUntil("starting-technologies");
    technologies.give(P4, technologies.options(P4).getFirst().form().sample().command());
    assertThat(technologies.table().player(P4).technologies()).hasSize(1);

    GameAlone secrets = GameAlone.started(2, 1).silentUntil("keep-secret");
    secrets.give(P1, secrets.options(P1).getFirst().form().sample().command());
    assertThat(secrets.table().player(P1).secrets()).hasSize(1);

    GameAlone cards = secrets.silentUntil("strategy-card");
    Seat first = cards.awaited().getFirst();
    Form form =
        cards.options(first).stream()
            .filter(StrategyCardChoice.class::isInstance)
            .findFirst()
            .orElseThrow()
            .form();
    cards.give(first, form.sample().command());
    assertThat(cards.table().player(first).strategyCards()).hasSize(1);
    assertThat(form.field("card").candidates()).hasSize(8);
    assertThat(new StrategyCardChoice(cards.table().strategyRow().goods(), List.of(P2)).form())
        .extracting(with -> with.field("to").offered())
        .isEqualTo(List.of(P2));
  }

  private static Command sample(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).getFirst().form().sample().command();
  }

  private static Scenario<GameState> accepted(Scenario<GameState> scenario, Seat seat) {
    return answered(scenario, seat, sample(scenario, seat));
  }

  private static Scenario<GameState> answered(
      Scenario<GameState> scenario, Seat seat, Command command, int... dice) {
    Scenario<GameState> accepted = scenario.when(seat, command, dice).thenAccepted();
    assertThat(accepted.events())
        .as("the log says who has answered")
        .anyMatch(event -> event instanceof Answered answered && answered.seat().equals(seat));
    return accepted;
  }
}
