package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.GamePart;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.leaders.AgentExhausted;
import org.lazax.table.event.leaders.AgentsReadied;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.event.leaders.LeaderUnlocked;
import org.lazax.table.leaders.LeaderState;

/** A made-up variant replaces the leaders without a change to any file of the platform. */
final class MadeUpVariantTest {
  private static final Seat SOL = new Seat(1);
  private static final Seat HACAN = new Seat(2);
  private static final Seat LETNEV = new Seat(3);
  private static final List<ExpansionId> WITHOUT_LEADERS =
      List.of(new ExpansionId("base"), new ExpansionId(Regents.NAME));

  /** A variant without leaders. */
  private static final Expansion QUIET_HOUSES =
      new Expansion("quiet_houses", List.of()).replacing(GamePart.LEADERS);

  private static final ComponentRef CEASEFIRE = ComponentRef.parse("promissory_note/ceasefire");

  /** A variant without one note and without one faction. */
  private static final Expansion HERMITS =
      new Expansion("hermits", List.of())
          .leavingOut(CEASEFIRE)
          .admitting((_, faction) ->
              faction.value().equals("hacan")
                  ? Optional.of(Refusal.of("no-such-faction", "hermits do not trade"))
                  : Optional.empty());

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void onlyItsLeadersAreGivenUnlockedAndUsed(boolean besideOthers) {
    List<ExpansionId> expansions =
        besideOthers ? MadeUpGame.standardAnd(Regents.NAME) : WITHOUT_LEADERS;
    List<GameEvent> events = new ArrayList<>();

    for (long seed = 1; seed <= 4; seed++) {
      LongFunction<Bot> bots = seed % 2 == 0 ? RandomBot::new : SimpleBot::new;
      Table played =
          WholeGame.of(seed, game(expansions), emptyTable(), bots)
              .onCommit(new Conservation()::check)
              .onCommit((commit, table) -> check(commit, table, events))
              .play()
              .game()
              .table();

      assertThat(played.ending()).isPresent();
      assertThat(leaders(played, SOL)).containsExactly(Regents.OF_SOL);
      assertThat(leaders(played, HACAN)).containsExactly(Regents.OF_HACAN);
      assertThat(leaders(played, LETNEV)).containsExactly(Regents.OF_LETNEV);
      assertThat(Ruleset.of(played).components().all())
          .filteredOn(component -> component.ref().kind() == Kind.LEADER)
          .hasSize(3);
    }

    assertThat(events)
        .hasAtLeastOneElementOfType(AgentExhausted.class)
        .hasAtLeastOneElementOfType(AgentsReadied.class)
        .hasAtLeastOneElementOfType(HeroPurged.class)
        .contains(new LeaderUnlocked(SOL, Regents.OF_SOL))
        .contains(new LeaderUnlocked(LETNEV, Regents.OF_LETNEV));
  }

  /** A regent is unlocked as soon as its condition is met and no effect is being resolved. */
  private static void check(LocalCommit commit, Table table, List<GameEvent> events) {
    events.addAll(commit.events());
    if (table.round() == 0
        || table.ending().isPresent()
        || table.kernel().within(Effect.class).isPresent()) {
      return;
    }
    if (Regents.isUnlocked(table, SOL)) {
      assertThat(table.player(SOL).leaders().is(Regents.OF_SOL, LeaderState.UNLOCKED)).isTrue();
    }
    if (Regents.isUnlocked(table, LETNEV)) {
      assertThat(table.player(LETNEV).leaders().locked()).isEmpty();
    }
  }

  @Test
  void aVariantRemovesTheLeadersFromTheGame() {
    Table played =
        WholeGame.of(5, game(MadeUpGame.standardAnd("quiet_houses")), emptyTable(), SimpleBot::new)
            .onCommit(new Conservation()::check)
            .play()
            .game()
            .table();

    assertThat(played.ending()).isPresent();
    assertThat(played.players().values())
        .allSatisfy(player -> assertThat(player.leaders().cards()).isEmpty());
    Ruleset ruleset = Ruleset.of(played);
    assertThat(ruleset.leaders()).isEmpty();
    assertThat(ruleset.catalog().leaders()).isEmpty();
    assertThat(ruleset.components().all())
        .noneMatch(component -> component.ref().kind() == Kind.LEADER);
  }

  @Test
  void twoVariantsThatReplaceTheSamePartAreRefused() {
    List<ExpansionId> both = new ArrayList<>(MadeUpGame.standardAnd(Regents.NAME));
    both.add(new ExpansionId("quiet_houses"));

    assertThat(Ruleset.of(emptyTable()).book().orElseThrow().refused(both).orElseThrow().values())
        .containsEntry("expansion", new ExpansionId("quiet_houses"))
        .containsEntry("excludes", new ExpansionId(Regents.NAME));
  }

  @Test
  void aVariantLeavesCardsOutAndRefusesFactions() {
    Ruleset hermits =
        Ruleset.of(emptyTable())
            .book()
            .orElseThrow()
            .of(Optional.of(MadeUpGame.standardAnd("hermits")));

    assertThat(hermits.plays(CEASEFIRE)).isFalse();
    assertThat(hermits.catalog().promissoryNotes())
        .doesNotContainKey(new PromissoryNoteId("ceasefire"))
        .containsKey(new PromissoryNoteId("alliance"));
    assertThat(hermits.refused(new FactionId("hacan"))).isPresent();
    assertThat(hermits.refused(new FactionId("sol"))).isEmpty();
    Table played =
        WholeGame.of(
                7,
                MadeUpGame.setup(MadeUpGame.standardAnd("hermits"), Map.of()),
                emptyTable(),
                SimpleBot::new)
            .onCommit(new Conservation()::check)
            .play()
            .game()
            .table();
    assertThat(played.ending()).isPresent();
    assertThat(played.players().values())
        .noneMatch(player -> player.faction().value().equals("hacan"));
  }

  private static Set<LeaderId> leaders(Table table, Seat seat) {
    return table.player(seat).leaders().cards().keySet();
  }

  private static Table emptyTable() {
    return MadeUpGame.emptyTable(Catalog.standard(), Regents.EXPANSION, QUIET_HOUSES, HERMITS);
  }

  private static GameSetup game(List<ExpansionId> expansions) {
    return MadeUpGame.setup(
        expansions,
        Map.of(
            SOL, new FactionId("sol"),
            HACAN, new FactionId("hacan"),
            LETNEV, new FactionId("letnev")));
  }
}
