package org.lazax.simulation.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.bot.WrongFields.Wrong;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * For each field of each form that bots meet, a client sends wrong values. Each is refused, and the
 * refusal names the field or the wrong value.
 */
final class WrongFieldsTest {
  /** How often a field of a command is tried, in different positions. */
  private static final int TRIES = 20;

  private static final int PLAYERS = 6;
  private static final long GAMES = 30;

  private final Map<String, Integer> tried = new HashMap<>();
  private final TreeSet<String> failures = new TreeSet<>();

  @Test
  void everyWrongFieldIsRefusedByItsName() {
    for (long seed = 1; seed <= GAMES; seed++) {
      List<WholeGame> games = new ArrayList<>();
      games.add(
          WholeGame.of(
              seed,
              PLAYERS,
              bot -> {
                Bot player = bot % 2 == 0 ? new RandomBot(bot) : new SimpleBot(bot);
                return (table, seat, options) -> {
                  probe(games.getFirst(), seat, options);
                  return player.play(table, seat, options);
                };
              }));
      games.getFirst().play();
    }

    assertThat(failures).isEmpty();
    assertThat(tried).as("fields of commands").hasSizeGreaterThan(40);
  }

  private void probe(WholeGame game, Seat seat, List<Option> options) {
    for (Option option : options) {
      for (Form form : option.forms()) {
        ObjectNode sample = Services.wire().json().valueToTree(form.sample().command());
        for (Field field : form.fields()) {
          if (tried.merge(form.command() + " " + field.name(), 1, Integer::sum) <= TRIES) {
            WrongFields.of(sample, field).forEach(wrong -> send(game, seat, form, field, wrong));
          }
        }
      }
    }
  }

  private void send(WholeGame game, Seat seat, Form form, Field field, Wrong wrong) {
    Optional<String> refused = refused(game, seat, form.command(), field, wrong.command());
    String what = "%s: %s %s".formatted(form.command(), field.name(), wrong.what());
    if (refused.isEmpty()) {
      if (!wrong.mayBeEmpty() && !isOffered(game, seat, wrong.command())) {
        failures.add(what + " was accepted: " + wrong.command());
      }
    } else if (refused.get().startsWith("failed ") || !names(refused.get(), form, field, wrong)) {
      failures.add(what + " was refused as: " + refused.get());
    }
  }

  /** Whether another form has this sample, such as not to bombard. */
  private static boolean isOffered(WholeGame game, Seat seat, ObjectNode command) {
    return game.game().options(seat).stream()
        .flatMap(option -> option.forms().stream())
        .map(form -> Services.wire().json().<ObjectNode>valueToTree(form.sample().command()))
        .anyMatch(sample -> withoutEmpty(sample).equals(withoutEmpty(command)));
  }

  private static ObjectNode withoutEmpty(ObjectNode command) {
    ObjectNode rest = command.deepCopy();
    rest.properties().removeIf(each -> each.getValue().isArray() && each.getValue().isEmpty());
    return rest;
  }

  /**
   * Whether a refusal names the field or a text of its wrong value. A field that may be left out is
   * refused by a rule that the form names.
   */
  private static boolean names(String refusal, Form form, Field field, Wrong wrong) {
    return refusal.contains(field.name())
        || texts(wrong.command().path(field.name())).anyMatch(refusal::contains)
        || (wrong.mayBeEmpty() && form.rules().stream().anyMatch(refusal::contains));
  }

  private static Stream<String> texts(JsonNode value) {
    return value.isTextual()
        ? Stream.of(value.textValue())
        : StreamSupport.stream(value.spliterator(), false).flatMap(WrongFieldsTest::texts);
  }

  private static Optional<String> refused(
      WholeGame game, Seat seat, String type, Field field, ObjectNode json) {
    Decider<?, Table> decider =
        Services.all().stream()
            .filter(each -> Service.owning(type).filter(each.service()::equals).isPresent())
            .findFirst()
            .orElseThrow();
    try {
      Object command =
          decider
              .wire()
              .commandJson()
              .reader(WireTypes.ofName(type))
              .treeToValue(json, decider.wire().classOf(type).orElseThrow());
      return decided(game, decider, seat, (Command) command).map(Refusal::toString);
    } catch (JsonMappingException e) {
      return Optional.of(
          e.getPath().isEmpty() ? field.name() : e.getPath().getFirst().getFieldName());
    } catch (JsonProcessingException e) {
      return Optional.of("failed " + e);
    } catch (RuntimeException e) {
      return Optional.of("failed " + e);
    }
  }

  private static <S> Optional<Refusal> decided(
      WholeGame game, Decider<S, Table> decider, Seat seat, Command command) {
    Position<S, Table> position = game.game().position(decider);
    Stamp head = game.game().head();
    Stamp stamp = new Stamp(head.seq() + 1, head.at(), Optional.of(seat));
    var dice = PlatformSeed.of(new byte[PlatformSeed.BYTES]).freeze(Map.of()).dice(1);
    Decision<S, Table> decision = decider.decide(position, stamp, command, dice);
    return decision instanceof Decision.Refused<S, Table> refused
        ? Optional.of(refused.refusal())
        : Optional.empty();
  }
}
