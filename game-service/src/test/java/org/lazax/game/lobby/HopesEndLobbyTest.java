package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.components.expansion.Expansions;
import org.lazax.game.GameDecider;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.setup.Factions;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** What a game with the variant Hope's End is created with. */
final class HopesEndLobbyTest {
  private static final ComponentRef ALLIANCE = ComponentRef.parse("promissory_note/alliance");

  @Test
  @Rule("hopes_end.N1")
  void aGameHasLeaderCardsCountersOrNoLeaders() {
    Ruleset usual = Ruleset.of(created(game(3)).table());
    Ruleset counters = Ruleset.of(created(game(3, "hopes_end")).table());
    Ruleset none = Ruleset.of(created(game(3, "no_leaders")).table());

    assertThat(usual.catalog().leaders()).isNotEmpty();
    assertThat(usual.leaders()).isPresent();
    assertThat(usual.plays(ALLIANCE)).isTrue();
    assertThat(List.of(counters, none))
        .allSatisfy(ruleset -> {
          assertThat(ruleset.catalog().leaders()).isEmpty();
          assertThat(ruleset.catalog().factions().values())
              .allSatisfy(faction -> assertThat(faction.leaders()).isEmpty());
          assertThat(ruleset.leaders()).as("what lays and unlocks leaders").isEmpty();
          assertThat(ruleset.plays(ALLIANCE)).isFalse();
          assertThat(ruleset.plays(ComponentRef.parse("promissory_note/ceasefire"))).isTrue();
        });
    assertThat(counters.catalog().leaderCounters()).hasSize(24);
    assertThat(none.catalog().leaderCounters()).isEmpty();
    created(game(3, "hopes_end", "no_leaders")).thenRefusedAs("unplayable-expansions");
  }

  @Test
  @Rule("hopes_end.N2")
  void otherFactionsAreRefusedUnlessTheCreatorAllowsThem() {
    Scenario<?> strict = created(game(3, "hopes_end"));

    assertThat(Factions.playable(strict.table()))
        .extracting(FactionId::value)
        .containsExactlyInAnyOrder(
            "letnev", "hacan", "sol", "mentak", "sardakk_norr", "jol_nar", "xxcha", "yssaril");
    strict.when(P2, sit("saar")).thenRefused("hopes_end.N2");
    strict.when(P2, sit("xxcha")).thenAccepted();
    created(game(3, "hopes_end", "hopes_end_all_factions")).when(P2, sit("saar")).thenAccepted();
    created(game(3, "hopes_end_all_factions")).thenRefusedAs("unplayable-expansions");
    created(game(3)).when(P2, sit("saar")).thenAccepted();
  }

  @Test
  @Rule("hopes_end.N2")
  void theCreatorNamesNoOtherFactionEither() {
    CreateGame saar =
        new CreateGame(
                "named",
                3,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Map.of(new Seat(2), new FactionId("saar"))),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty())
            .with(with("hopes_end"));

    created(saar).thenRefused("hopes_end.N2");
    created(saar.with(with("hopes_end", "hopes_end_all_factions"))).thenAccepted();
  }

  @Test
  void noMoreFactionsAreDealtThanThereAre() {
    created(dealt(4, 2).with(with("hopes_end"))).thenAccepted();
    created(dealt(5, 2).with(with("hopes_end"))).thenRefusedAs(Refusal.MALFORMED);
    created(dealt(5, 2)).thenAccepted();
  }

  private static CreateGame dealt(int seats, int each) {
    return new CreateGame(
        "dealt",
        seats,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(each),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private static CreateGame game(int seats, String... variants) {
    return new CreateGame(
            "Hope's End",
            seats,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty())
        .with(with(variants));
  }

  private static List<ExpansionId> with(String... variants) {
    List<ExpansionId> all = new ArrayList<>(Expansions.USUAL);
    for (String variant : variants) {
      all.add(new ExpansionId(variant));
    }
    return all;
  }

  private static TakeSeat sit(String faction) {
    return new TakeSeat(Optional.empty(), Optional.of(new FactionId(faction)), Optional.empty());
  }

  private static Scenario<?> created(CreateGame command) {
    Table empty = StandardRules.TABLE;
    return Scenario.given(new GameDecider(empty), TableKit.players(0).with(_ -> empty))
        .when(P1, command);
  }
}
