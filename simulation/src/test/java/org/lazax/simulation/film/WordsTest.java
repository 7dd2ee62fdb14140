package org.lazax.simulation.film;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.export.Viewer;
import org.lazax.game.adapter.film.Film;
import org.lazax.game.adapter.film.Words;
import org.lazax.map.state.Pickup;
import org.lazax.map.state.ResolvedMove;
import org.lazax.map.state.ShipsMoved;
import org.lazax.simulation.rules.Services;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Every event has words, and the words tell nobody more than the log does. */
final class WordsTest {
  private static final ObjectMapper JSON = Services.wire().json();
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());
  private static final Words WORDS = new Words(JSON);
  private static final Path GAME = Path.of("src/test/resources/golden/game-04.ndjson.gz");
  private static final String HIDDEN = ".hidden";

  @Test
  void everyTypeOfEventHasASentenceAndEverySentenceAnEvent() {
    Set<String> said =
        WORDS.properties().keySet().stream()
            .map(type -> type.replace(HIDDEN, ""))
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(said).isEqualTo(events().keySet());
  }

  @Test
  void everySentenceNamesPropertiesOfItsEvent() {
    events()
        .forEach((type, event) -> {
          Set<String> properties =
              Stream.of(event.getRecordComponents())
                  .map(RecordComponent::getName)
                  .collect(Collectors.toSet());
          assertThat(WORDS.properties().get(type))
              .as(type)
              .allSatisfy(path -> assertThat(properties).contains(path.replaceAll("\\..*", "")));
        });
  }

  @Test
  void everyCommitIsToldAndNoSentenceHasAGap() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAME);
    Film film = film(commits, Viewer.ALL);
    for (Commit commit : commits) {
      JsonNode words = film.show(commit).path("words");

      assertThat(words).as("commit " + commit.header().seq()).isNotEmpty();
      for (JsonNode sentence : words) {
        assertThat(sentence.path("text").asText())
            .isNotBlank()
            .doesNotContain("{", "}", "  ", " .", "null");
      }
    }
  }

  @Test
  void aShipThatStaysIsToldByWhatItTakesAboard() throws IOException {
    SystemId mecatol = SystemId.MECATOL_REX;
    Pickup infantry = new Pickup(Place.of("18/mecatol_rex"), UnitType.INFANTRY, 2, false);
    ShipsMoved moved =
        new ShipsMoved(
            new Seat(1),
            mecatol,
            List.of(
                new ResolvedMove(
                    mecatol,
                    UnitType.CARRIER,
                    false,
                    List.of(),
                    List.of(),
                    List.of(infantry),
                    Optional.empty())));
    List<Commit> commits = new ArrayList<>(GoldenCommits.of(GAME));
    Stamp next =
        new Stamp(commits.getLast().header().seq() + 1, Instant.EPOCH, Optional.of(new Seat(1)));
    commits.add(GoldenCommits.commit(next, List.of(moved), commits));
    Film film = film(commits, Viewer.SPECTATOR);
    String last = "";
    for (Commit commit : commits) {
      last = text(film.show(commit));
    }

    assertThat(last).endsWith(" moves 2 infantry of planets there to the Mecatol Rex system.]");
  }

  @Test
  void hiddenEventsHaveWordsOfTheirTypeAloneAndThePlayersWhoSeeThem() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAME);
    Film spectator = film(commits, Viewer.SPECTATOR);
    Film player = film(commits, Viewer.of(new Seat(1)));
    int hidden = 0;
    for (Commit commit : commits) {
      ObjectNode shown = spectator.show(commit);
      ObjectNode own = player.show(commit);
      for (Header.Entry entry : commit.header().events()) {
        entry
            .audience()
            .only()
            .ifPresent(_ -> assertThat(WORDS.properties()).containsKey(entry.type() + HIDDEN));
      }
      if (commit.header().events().stream()
          .anyMatch(entry ->
              entry.type().equals("table.action-cards-drawn.v1")
                  && entry.audience().includes(Optional.of(new Seat(1)))
                  && entry.audience().only().isPresent())) {
        hidden++;
        assertThat(text(own)).isNotEqualTo(text(shown));
        assertThat(text(shown)).contains(" draws action cards.");
      }
    }
    assertThat(hidden).isGreaterThan(5);
  }

  @Test
  void diceAreShownWithTheirTargetAndTheirHits() throws IOException {
    List<Commit> commits = GoldenCommits.of(GAME);
    Film film = film(commits, Viewer.SPECTATOR);
    int rolls = 0;
    for (Commit commit : commits) {
      for (JsonNode roll : film.show(commit).path("dice")) {
        rolls++;
        assertThat(roll.path("rolled")).isNotEmpty();
        assertThat(roll.path("seat").asText()).startsWith("p");
        if (roll.has("hits")) {
          int plus = 0;
          for (JsonNode modifier : roll.path("modifiers")) {
            plus += modifier.path("plus").asInt();
          }
          int hits = 0;
          for (JsonNode face : roll.path("rolled")) {
            hits += face.asInt() + plus >= roll.path("hitsOn").asInt() ? 1 : 0;
          }
          assertThat(roll.path("hits").asInt()).isEqualTo(hits);
        }
      }
    }
    assertThat(rolls).isGreaterThan(10);
  }

  private static String text(ObjectNode frame) {
    return frame.path("words").findValuesAsText("text").toString();
  }

  private static Film film(List<Commit> commits, Viewer viewer) {
    return new Film(
        Services.emptyTable(), LINES, JSON, WORDS, viewer, Film.targets(commits, LINES));
  }

  private static Map<String, Class<?>> events() {
    return Services.wire().names().entrySet().stream()
        .filter(type -> GameEvent.class.isAssignableFrom(type.getValue()))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }
}
