package org.lazax.simulation.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.TablePart;

/**
 * Every component of the table is in a view, or is listed here with a reason. A component is in a
 * view if another value of it gives another view.
 */
final class EverythingPublicIsShownTest {
  private static final int GAMES = 12;
  private static final int EVERY = 200;

  /** Hidden components. Views show at most how many there are. */
  private static final Map<String, String> HIDDEN =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("Player.secrets", "a hand"),
              Map.entry("Player.actionCards", "a hand"),
              Map.entry("Player.notes", "a hand"),
              Map.entry("Player.standingOrders", "standing orders"),
              Map.entry("Galaxy.hands", "hands of tiles"),
              Map.entry("Objectives.secretsOut", "hands of secret objectives"),
              Map.entry("Achievement.fulfils", "names secret objectives that may be in hands"),
              Map.entry("Council.top", "agendas that one player has seen"),
              Map.entry("Council.bottom", "agendas that one player has seen"),
              Map.entry("Council.concealed", "an agenda that the speaker alone has read"),
              Map.entry("Council.aside", "agendas that one player has seen"),
              Map.entry("Trading.offers", "known to two players"),
              Map.entry("Trading.made", "known to two players"),
              Map.entry("Trading.refused", "known to two players"),
              Map.entry("Offer.from", "known to two players"),
              Map.entry("Offer.to", "known to two players"),
              Map.entry("Offer.gives", "known to two players"),
              Map.entry("Offer.takes", "known to two players"),
              Map.entry("Side.tradeGoods", "known to two players"),
              Map.entry("Side.commodities", "known to two players"),
              Map.entry("Side.note", "known to two players"),
              Map.entry("Identities.sealed", "known to the owners of face-down counters"),
              Map.entry("Side.actionCards", "known to two players"),
              Map.entry("Side.relicFragments", "known to two players"),
              Map.entry("Side.captives", "known to two players"),
              Map.entry("Side.planet", "known to two players"),
              Map.entry("Side.promise", "known to two players"),
              Map.entry("SealedAnswer.chosen", "an answer that not everybody may know")));

  /** Other components that are in no view. */
  private static final Map<String, String> LEFT_OUT =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("Table.rules", "follow from the settings"),
              Map.entry("Table.results", "follow from the table"),
              Map.entry("Achievement.combat", "the id of a frame"),
              Map.entry("CombatScores.combat", "the id of a frame"),
              Map.entry("Kernel.opened", "counts ids of frames"),
              Map.entry("Frame.id", "an id"),
              Map.entry("Frame.returned", "between the services"),
              Map.entry("Window.id", "an id"),
              Map.entry("Offer.id", "an id"),
              Map.entry("LobbyState.holders", "names of accounts for the log alone"),
              Map.entry("Trading.last", "an id"),
              Map.entry("Trading.period", "follows from the procedures"),
              Map.entry("Period.frame", "the id of a frame"),
              Map.entry("Period.agenda", "follows from the procedures"),
              Map.entry("SealedAnswer.effect", "the id of a frame"),
              Map.entry("Genesis.rules", "for writers of the log"),
              Map.entry("Genesis.dialect", "for writers of the log"),
              Map.entry("Genesis.sealedSeed", "only the services can read it"),
              Map.entry("StandingOrders.lettingPass", "part of what is hidden"),
              Map.entry("StandingOrders.timed", "part of what is hidden"),
              Map.entry("TimedOrder.until", "part of what is hidden"),
              Map.entry("TimedOrder.frame", "part of what is hidden"),
              Map.entry("TimedOrder.lettingPass", "part of what is hidden")));

  private static final List<Table> TABLES = tables();
  private static final Variants VARIANTS = new Variants();

  static {
    TABLES.forEach(VARIANTS::read);
  }

  @Test
  void everyPublicComponentOfTheTableIsInAView() {
    Set<String> shown = new TreeSet<>();
    for (Table table : TABLES) {
      List<JsonNode> views = Views.of(table);
      VARIANTS.of(
          table,
          (name, change) -> {
            if (!isLeftOut(name)
                && !shown.contains(name)
                && !Views.of(change.table()).equals(views)) {
              shown.add(name);
            }
          });
    }

    Set<String> all = names();
    assertThat(all).containsAll(HIDDEN.keySet()).containsAll(LEFT_OUT.keySet());
    all.removeIf(EverythingPublicIsShownTest::isLeftOut);
    assertThat(shown).containsAll(all);
  }

  @Test
  void ofHiddenComponentsViewsShowNothingButTheirNumber() {
    Set<String> compared = new TreeSet<>();
    for (Table played : TABLES) {
      Table table = withNothingShown(played);
      List<JsonNode> views = Views.of(table);
      VARIANTS.of(
          table,
          (name, change) -> {
            if (HIDDEN.containsKey(name) && change.isOfSameSize()) {
              compared.add(name);
              assertThat(Views.of(change.table())).as(name).isEqualTo(views);
            }
          });
    }

    assertThat(compared).isEqualTo(HIDDEN.keySet());
  }

  private static Table withNothingShown(Table table) {
    Table hidden = table;
    for (Seat seat : table.players().keySet()) {
      hidden =
          hidden.withPlayer(seat, player -> player.withShown(Set.of()).withShownNotes(List.of()));
    }
    return hidden;
  }

  /** A view has the state of its service, or all that it consists of. */
  @Test
  void whatAServiceKeepsForItselfIsInItsView() {
    Views.ofStates()
        .forEach((state, view) -> {
          List<Type> shown = types(view);

          assertThat(shown.contains(state) || shown.containsAll(types(state)))
              .as("%s is in %s", state, view)
              .isTrue();
        });
  }

  private static List<Type> types(Class<?> type) {
    return Stream.of(type.getRecordComponents()).map(RecordComponent::getGenericType).toList();
  }

  private static boolean isLeftOut(String name) {
    return HIDDEN.containsKey(name) || LEFT_OUT.containsKey(name);
  }

  /** The components of the table and of all parts that expansions bring. */
  private static Set<String> names() {
    List<Class<?>> types = new ArrayList<>(List.of(Table.class));
    Services.wire().all().stream().filter(TablePart.class::isAssignableFrom).forEach(types::add);
    return Variants.names(types);
  }

  private static List<Table> tables() {
    List<Table> tables = new ArrayList<>();
    for (long seed = 1; seed <= GAMES; seed++) {
      WholeGame.of(seed, GameSetups.of(seed), RandomBot::new)
          .onCommit((commit, table) -> {
            if (commit.stamp().seq() % EVERY == 0) {
              tables.add(table);
            }
          })
          .play();
    }
    Table last = tables.getLast();
    tables.add(new SeldomLaid(true).on(last));
    tables.add(new SeldomLaid(false).on(last));
    return tables;
  }
}
