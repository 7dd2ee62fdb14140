package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.kafka.Asked;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.GameAnswer;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.simulation.view.Views;
import org.lazax.table.Table;

/** The schemas of views in the contract are those of the services, and hold in whole games. */
final class ViewSchemasTest {
  private static final ObjectNode DOCUMENT = ViewSchemas.document();

  private static final GameId GAME = new GameId("6f9a0b7c");

  private static final long FIRST = 5;
  private static final int GAMES = 8;

  /** One in this many commits is looked at. */
  private static final int EVERY = 31;

  /** Services write answers without further settings. */
  private static final ObjectMapper ANSWERS = new ObjectMapper();

  private final ObjectMapper json = Services.wire().json();
  private final Contract contract =
      new Contract(DOCUMENT, CommandSchemas.ofThePlatform().document());
  private final Set<String> properties = new ConcurrentSkipListSet<>();

  @Test
  void theSchemasOfTheContractAreUpToDate() throws IOException {
    GeneratedPart.assertUpToDate("views.json", DOCUMENT);
  }

  @Test
  void everySchemaIsDescribed() {
    assertThat(new Contract(DOCUMENT).all().properties())
        .filteredOn(schema -> !schema.getValue().has("description"))
        .extracting(Map.Entry::getKey)
        .isEmpty();
  }

  @Test
  void theViewsOfWholeGamesAreValid() {
    LongStream.range(FIRST, FIRST + GAMES).parallel().forEach(this::play);

    assertThat(properties).contains("frames", "riftRolls", "fought", "sitting", "parts");
  }

  private void play(long seed) {
    WholeGame game = WholeGame.of(seed, GameSetups.ofAllKinds(seed), RandomBot::new);
    game.onCommit(
            (commit, _) -> {
              if (commit.stamp().seq() % EVERY == 0) {
                Views.bindings().forEach(binding -> check(game, binding));
              }
            })
        .play();
  }

  private <S> void check(WholeGame game, ServiceBinding<S, Table> binding) {
    var shown = binding.views().withInert(position(game.game(), binding));
    JsonNode view = json.valueToTree(shown);
    collect(view);
    assertThat(contract.errors(ViewSchemas.name(shown.view().getClass()), view)).isEmpty();
    assertThat(contract.errors(ViewSchemas.SHOWN, answer(game.game(), binding))).isEmpty();
  }

  /** The answer as a service writes it. */
  private static <S> JsonNode answer(LocalGame<Table> game, ServiceBinding<S, Table> binding) {
    GameAnswer answer = GameAnswer.of(binding, GAME, Asked.VIEW, position(game, binding));
    try {
      return ANSWERS.readTree(ANSWERS.writeValueAsString(answer));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Where the game stands for the service, of which it has another instance. */
  private static <S> Position<S, Table> position(
      LocalGame<Table> game, ServiceBinding<S, Table> binding) {
    Object own =
        Services.all().stream()
            .filter(decider -> decider.service() == binding.service())
            .map(decider -> game.position(decider).own())
            .findFirst()
            .orElseThrow();
    return new Position<>(game.head(), game.table(), binding.own().cast(own));
  }

  private void collect(JsonNode view) {
    view.fieldNames().forEachRemaining(properties::add);
    view.forEach(this::collect);
  }
}
