package org.lazax.simulation.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
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
import org.lazax.chronicle.wire.CommandReader;
import org.lazax.simulation.bot.WrongFields.Wrong;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * For each field of each form that bots meet, a client sends wrong values. Each is refused, and the
 * refusal names the field or the wrong value.
 */
final class WrongFieldsTest {
  /** Standing orders are accepted at any time, and say nothing more if they name a moment twice. */
  private static final String ORDERS = "game.leave-standing-orders";

  /** How often a form is filled in until a field holds something. */
  private static final int ATTEMPTS = 20;

  /** How often a field of a command is tried, in different positions. */
  private static final int TRIES = 12;

  /** What players read, for a person to look through. */
  private static final Path SENTENCES = Path.of("target", "refusals.txt");

  /** So many options of a kind are looked at. Most kinds are much rarer. */
  private static final int LOOKS = 400;

  private static final int PLAYERS = 6;
  private static final long GAMES = 30;

  private final FormFiller filler = new FormFiller(new SplittableRandom(GAMES));
  private final Map<Class<?>, Integer> looked = new HashMap<>();
  private final Map<String, Integer> tried = new HashMap<>();
  private final Map<String, Set<JsonNode>> offered = new HashMap<>();
  private final Map<String, String> sentences = new TreeMap<>();
  private final TreeSet<String> failures = new TreeSet<>();

  @Test
  void everyWrongFieldIsRefusedByItsName() throws IOException {
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

    Files.write(
        SENTENCES,
        sentences.entrySet().stream()
            .map(each -> each.getKey() + "\n    " + each.getValue())
            .toList());

    assertThat(failures).isEmpty();
    assertThat(tried).as("commands and their fields").hasSizeGreaterThan(90);
  }

  private void probe(WholeGame game, Seat seat, List<Option> options) {
    for (Option option : options) {
      if (looked.merge(option.getClass(), 1, Integer::sum) > LOOKS) {
        continue;
      }
      for (Form form : option.forms()) {
        ObjectNode sample = Services.wire().json().valueToTree(form.sample().command());
        if (tried.merge(form.command(), 1, Integer::sum) <= TRIES) {
          WrongFields.of(sample, form.fields()).forEach(wrong -> send(game, seat, form, wrong));
        }
        for (Field field : form.fields()) {
          String name = form.command() + " " + field.name();
          if (tried.merge(name, 1, Integer::sum) <= TRIES) {
            WrongFields.of(filled(game, seat, form, field, sample), field, foreign(name, field))
                .forEach(wrong -> send(game, seat, form, wrong));
          }
        }
      }
    }
  }

  /**
   * A command in which this field holds something: the sample, or else the form filled in
   * otherwise, if a few attempts find any that is accepted.
   */
  private ObjectNode filled(WholeGame game, Seat seat, Form form, Field field, ObjectNode sample) {
    ObjectNode command = sample;
    for (int attempt = 0; attempt < ATTEMPTS && isBare(command.path(field.name())); attempt++) {
      ObjectNode other = Services.wire().json().valueToTree(filler.fill(form).command());
      if (refused(game, seat, form.command(), other).isEmpty()) {
        command = other;
      }
    }
    return command;
  }

  /** Whether this holds nothing, or whether anything that it holds does not. */
  private static boolean isBare(JsonNode value) {
    return value.isContainerNode()
        && StreamSupport.stream(value.spliterator(), false)
            .allMatch(each -> (each.isContainerNode() && each.isEmpty()) || each.asInt(1) == 0);
  }

  /** A value that the field has offered before, but does not offer now. */
  private Optional<JsonNode> foreign(String name, Field field) {
    Set<JsonNode> now = offered(field);
    Set<JsonNode> before = offered.computeIfAbsent(name, _ -> new HashSet<>());
    Optional<JsonNode> foreign = before.stream().filter(value -> !now.contains(value)).findFirst();
    before.addAll(now);
    return foreign;
  }

  private static Set<JsonNode> offered(Field field) {
    return field.candidates().stream()
        .map(candidate -> Services.wire().json().<JsonNode>valueToTree(candidate.value()))
        .collect(Collectors.toSet());
  }

  private void send(WholeGame game, Seat seat, Form form, Wrong wrong) {
    Optional<String> refused = refused(game, seat, form.command(), wrong.command());
    String what = "%s: %s %s".formatted(form.command(), wrong.property(), wrong.what());
    refused.ifPresent(sentence -> sentences.putIfAbsent(what, sentence));
    if (refused.isEmpty()) {
      if (!wrong.mayBeEmpty()
          && !form.command().equals(ORDERS)
          && !isOffered(game, seat, wrong.command())) {
        failures.add(what + " was accepted: " + wrong.command());
      }
    } else if (refused.get().startsWith("failed ") || !names(refused.get(), form, wrong)) {
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
  private static boolean names(String refusal, Form form, Wrong wrong) {
    return refusal.contains(wrong.name())
        || texts(wrong.value()).anyMatch(refusal::contains)
        || (wrong.mayBeEmpty() && form.rules().stream().anyMatch(refusal::contains));
  }

  private static Stream<String> texts(JsonNode value) {
    return value.isTextual() || value.isInt()
        ? Stream.of(value.asText())
        : StreamSupport.stream(value.spliterator(), false).flatMap(WrongFieldsTest::texts);
  }

  private static Optional<String> refused(WholeGame game, Seat seat, String type, ObjectNode json) {
    Decider<?, Table> decider =
        Services.all().stream()
            .filter(each -> Service.owning(type).filter(each.service()::equals).isPresent())
            .findFirst()
            .orElseThrow();
    Command command;
    try {
      command = new CommandReader(decider.wire()).read(type, json);
    } catch (IllegalArgumentException unreadable) {
      return Optional.of(String.valueOf(unreadable.getMessage()));
    }
    try {
      return decided(game, decider, seat, command).map(WrongFieldsTest::sentence);
    } catch (RuntimeException e) {
      return Optional.of("failed " + e);
    }
  }

  private static String sentence(Refusal refusal) {
    return refusal.rule().map(rule -> rule + ": ").orElse("")
        + refusal.detail()
        + " "
        + Services.wire().json().<JsonNode>valueToTree(refusal.values());
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
