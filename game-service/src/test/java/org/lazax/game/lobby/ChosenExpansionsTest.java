package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Refusal;
import org.lazax.components.StandardRules;
import org.lazax.components.expansion.Expansions;
import org.lazax.game.GameDecider;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.standing.StandingRules;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

final class ChosenExpansionsTest {
  private static final CreateGame GAME =
      new CreateGame(
          "Tuesday", 2, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  @Test
  void whereNothingIsSaidTheUsualOnesArePlayedAndNothingIsWrittenOfThem() {
    Settings unsaid = created(GAME).table().settings();
    Settings said =
        created(GAME.with(ids("codex_3", "codex_2", "codex_1", "prophecy_of_kings", "base")))
            .table()
            .settings();

    assertThat(unsaid.expansions()).isEmpty();
    assertThat(said).isEqualTo(unsaid);
    assertThat(
            new GameDecider(StandardRules.TABLE).wire().json().valueToTree(said).has("expansions"))
        .isFalse();
  }

  @Test
  void aBaseGameHasTheDecksOfItsBox() {
    Table table = created(GAME.with(ids("base"))).table();

    assertThat(table.settings().expansions()).contains(ids("base"));
    assertThat(ActionCardDeck.all(table)).hasSize(80);
    assertThat(AgendaDeck.all(table)).hasSize(50);
    assertThat(AgendaDeck.all(created(GAME).table())).hasSize(50);
    assertThat(table.catalog().leaders()).isEmpty();
    assertThat(table.catalog().relics()).isEmpty();
    assertThat(Ruleset.of(table).components().all()).isNotEmpty();
  }

  @Test
  void whoIsNotInTheBoxIsNotPlayed() {
    Scenario<?> base = created(GAME.with(ids("base")));

    base.when(P1, sit("argent")).thenRefusedAs("no-such-faction");
    base.when(P1, sit("hacan")).thenAccepted();
    created(GAME).when(P1, sit("argent")).thenAccepted();
  }

  @Test
  void aLayoutThatNeedsMoreTilesIsNotOffered() {
    CreateGame eight =
        new CreateGame(
            "Eight", 8, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    created(eight).thenAccepted();
    created(eight.with(ids("base"))).thenRefusedAs("unknown-layout");
    assertThat(eight.with(ids("base")).check(StandardRules.TABLE).orElseThrow().values())
        .containsEntry("seats", 8)
        .containsEntry("allowed", List.of(2, 3, 4, 5, 6));
    assertThat(StandardRules.BOOK.of(Optional.of(ids("base"))).catalog().setups().keySet())
        .doesNotContain(new MapSetupId("5p_hyperlanes"));
  }

  @Test
  void whatACodexPrintedAnewIsPlayedAsItWasFirstPrintedWithoutIt() {
    ComponentRef grid = ComponentRef.parse("technology/magen_defense_grid");
    Settings without = created(GAME.with(ids("base", "prophecy_of_kings"))).table().settings();
    Settings with = created(GAME.with(ids("base", "codex_1"))).table().settings();

    assertThat(without.printed(grid)).hasToString(grid + ".base");
    assertThat(with.printed(grid)).isEqualTo(grid);
  }

  @Test
  void aChoiceThatCannotBePlayedIsRefusedByName() {
    refused("the_ninth_codex", "base", "the_ninth_codex");
    refused("codex_1", "base", "codex_1", "codex_1");
    refused("base", "prophecy_of_kings");
  }

  @Test
  void whatNeedsOrExcludesAnotherSaysSo() {
    Rulebook book =
        new Rulebook(
            StandardRules.RULESET.catalog(),
            Stream.concat(
                    Expansions.known().stream(),
                    Stream.of(
                        new Expansion("needy", List.of()).needing("codex_2"),
                        new Expansion("jealous", List.of()).excluding("codex_2")))
                .toList(),
            ids("base"),
            new StandingRules());

    assertThat(book.refused(ids("base", "needy")).map(Refusal::values).orElseThrow())
        .containsKeys("expansion", "needs", "allowed");
    assertThat(book.refused(ids("base", "codex_2", "jealous")).map(Refusal::values).orElseThrow())
        .containsKeys("expansion", "excludes", "allowed");
    assertThat(book.refused(ids("base", "codex_2", "needy"))).isEmpty();
  }

  @Test
  void allThatThePlatformKnowsIsInItsCatalog() {
    Ruleset usual = StandardRules.RULESET;

    assertThat(Expansions.all())
        .allSatisfy(component -> assertThat(usual.plays(component.ref())).isTrue());
    assertThat(usual.plays(ComponentRef.parse("technology/no_such"))).isFalse();
  }

  private static void refused(String expansion, String... chosen) {
    Scenario<?> refused = created(GAME.with(ids(chosen)));

    refused.thenRefusedAs("unplayable-expansions");
    Refusal refusal = GAME.with(ids(chosen)).check(StandardRules.TABLE).orElseThrow();
    assertThat(refusal.values())
        .containsEntry("expansion", new ExpansionId(expansion))
        .containsEntry("allowed", StandardRules.BOOK.known());
  }

  private static List<ExpansionId> ids(String... names) {
    return Stream.of(names).map(ExpansionId::new).toList();
  }

  private static TakeSeat sit(String faction) {
    return new TakeSeat(Optional.empty(), Optional.of(new FactionId(faction)), Optional.empty());
  }

  private static Scenario<?> created(CreateGame command) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            TableKit.players(0).with(_ -> StandardRules.TABLE))
        .when(P1, command);
  }
}
