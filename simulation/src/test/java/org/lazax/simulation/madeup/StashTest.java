package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.chronicle.verify.Verification;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.GameDecider;
import org.lazax.game.adapter.film.Film;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AnswerSealed;
import org.lazax.rules.kit.ScriptedDice;
import org.lazax.simulation.rules.Services;
import org.lazax.simulation.view.Views;
import org.lazax.table.Table;

/** Stash asks about cards that only its user sees. */
final class StashTest {
  private static final ObjectMapper JSON = Services.wire(Bazaars.EMPTY).json();
  private static final ActionCardId ALMS = new ActionCardId("alms");
  private static final ActionCardId STASH = new ActionCardId("stash");

  private final List<Table> asked = new ArrayList<>();
  private final LocalGame<Table> game = played();
  private final GameDecider decider = new GameDecider(Bazaars.EMPTY);

  private LocalGame<Table> played() {
    return Bazaars.game(1, Optional.empty())
        .onCommit((_, table) -> {
          if (isAsked(table, Stash.CARDS) || isAsked(table, Stash.WHO)) {
            asked.add(table);
          }
        })
        .play()
        .game();
  }

  private static boolean isAsked(Table table, String about) {
    return Bazaars.awaiting(table, about).isPresent();
  }

  @Test
  void onlyItsUserReadsTheAnswerAndEveryExportVerifies() throws GeneralSecurityException {
    KeyPair signer = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    List<AnswerSealed> sealed =
        game.commits().stream()
            .flatMap(commit -> commit.events().stream())
            .filter(AnswerSealed.class::isInstance)
            .map(AnswerSealed.class::cast)
            .toList();

    assertThat(sealed).anyMatch(answer -> !answer.chosen().isEmpty());
    List<Viewer> viewers = new ArrayList<>(List.of(Viewer.SPECTATOR, Viewer.ALL));
    game.table().players().keySet().forEach(seat -> viewers.add(Viewer.of(seat)));
    for (Viewer viewer : viewers) {
      byte[] export = game.export(viewer, signer);
      String text = new String(export, StandardCharsets.UTF_8);
      assertThat(Verification.of(export).defect()).as("for %s", viewer).isEmpty();
      for (AnswerSealed answer : sealed) {
        String line = printed(answer);
        assertThat(text.contains(line)).isEqualTo(viewer.sees(answer.audience()));
      }
    }
  }

  @Test
  void aTableWithASealedAnswerIsWrittenAndRead() throws JsonProcessingException {
    for (Table table : asked) {
      Table read =
          Bazaars.EMPTY.restored(JSON.readValue(JSON.writeValueAsString(table), Table.class));
      assertThat(read).isEqualTo(table);
      assertThat(table.parts().inconsistencies(table)).isEmpty();
    }
    assertThat(game.table().parts().shown()).doesNotContainKey("base.sealed-answers");
  }

  /** Twin games differ in one card of the hand that is asked about, and in its answer. */
  @Test
  void rivalsReadTheSameWhateverIsHidden() {
    int compared = 0;
    for (Table table : asked) {
      Seat asks = awaited(table);
      List<ActionCardId> hand = table.player(asks).actionCards();
      if (isAsked(table, Stash.CARDS) && !hand.isEmpty()) {
        compared++;
        List<ActionCardId> other = new ArrayList<>(hand);
        other.set(0, hand.getFirst().equals(ALMS) ? STASH : ALMS);
        Table twin = table.withPlayer(asks, player -> player.withActionCards(other));
        assertAlike(asks, chosen(table, asks, hand), chosen(twin, asks, other));
      }
    }
    assertThat(compared).isPositive();
  }

  @Test
  void aPlayerSeesItsOwnAnswer() {
    Table table =
        asked.stream()
            .filter(each -> isAsked(each, Stash.CARDS) && !handAsked(each).isEmpty())
            .findFirst()
            .orElseThrow();
    Seat asks = awaited(table);
    String chosen = handAsked(table).getFirst().value();

    JsonNode own = frame(step(table, asks, chosen).table(), asks).at("/hand/parts");

    assertThat(frame(table, asks).at("/hand").has("parts")).as("before it answers").isFalse();
    assertThat(own.path("base.sealed-answers").path(Stash.CARDS).path(0).asText())
        .isEqualTo(chosen);
  }

  private static List<ActionCardId> handAsked(Table table) {
    return table.player(awaited(table)).actionCards();
  }

  private static Seat awaited(Table table) {
    return table.kernel().awaiting().orElseThrow().awaited().getFirst();
  }

  /** What follows from the choice of the first card, and from the next player's after it. */
  private List<Step> chosen(Table table, Seat asks, List<ActionCardId> hand) {
    Step first = step(table, asks, hand.getFirst().value());
    Seat next = awaited(first.table());
    return List.of(first, step(first.table(), next, next.toString()));
  }

  private Step step(Table table, Seat seat, String candidate) {
    var position = new Position<>(Stamp.NONE, table, decider.initial());
    Stamp stamp = new Stamp(1, Stamp.NONE.at(), Optional.of(seat));
    Choose command = new Choose(Service.GAME, List.of(candidate));
    if (decider.decide(position, stamp, command, ScriptedDice.showing())
        instanceof Decision.Accepted<?, Table>(var events, var after)) {
      return new Step(events, after.table());
    }
    throw new AssertionError(candidate + " is refused");
  }

  private record Step(List<GameEvent> events, Table table) {}

  private void assertAlike(Seat asks, List<Step> one, List<Step> other) {
    assertThat(one.getFirst().events()).isNotEqualTo(other.getFirst().events());
    for (int index = 0; index < one.size(); index++) {
      Table table = one.get(index).table();
      Table twin = other.get(index).table();
      for (Seat rival : table.seats()) {
        if (!rival.equals(asks)) {
          assertThat(readBy(rival, one.get(index))).isEqualTo(readBy(rival, other.get(index)));
          assertThat(options(table, rival)).isEqualTo(options(twin, rival));
          assertThat(frame(table, rival)).isEqualTo(frame(twin, rival));
        }
      }
      assertThat(Views.of(table)).isEqualTo(Views.of(twin));
    }
  }

  private static JsonNode frame(Table table, Seat seat) {
    return Film.view(table, Optional.of(seat), JSON);
  }

  /** The lines of the events that a rival reads. Of all others it reads the type and the seats. */
  private static List<String> readBy(Seat rival, Step step) {
    List<String> read = new ArrayList<>();
    for (GameEvent event : step.events()) {
      boolean readable = event.audience().includes(Optional.of(rival));
      read.add(readable ? printed(event) : WireTypes.nameOf(event.getClass()) + event.audience());
    }
    return read;
  }

  private String options(Table table, Seat seat) {
    var position = new Position<>(Stamp.NONE, table, decider.initial());
    return printed(
        decider.options(position, seat).stream().flatMap(each -> each.forms().stream()).toList());
  }

  private static String printed(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new AssertionError("cannot be written: " + value, e);
    }
  }
}
