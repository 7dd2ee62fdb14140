package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.FilledForm;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;

/** What forms offer and bots give in whole games is valid by the schemas of the contract. */
final class CommandsInGamesTest {
  private static final long FIRST = 77_000;
  private static final int GAMES = 12;

  /** Nearly all commands occur in a few games; some need rare components. */
  private static final int COMMANDS = 45;

  private static final Pattern KEY = Pattern.compile("`(?<key>\\w+)`");

  private final ObjectMapper json = Services.wire().json();
  private final Contract contract =
      new Contract(CommandSchemas.ofThePlatform().document(), FormSchemas.document());
  private final Set<String> kinds = new ConcurrentSkipListSet<>();
  private final Set<String> seen = new ConcurrentSkipListSet<>();
  private final Set<String> told = new ConcurrentSkipListSet<>();

  @Test
  void everySampleAndEveryVariationIsValid() throws IOException {
    LongStream.range(FIRST, FIRST + GAMES)
        .parallel()
        .forEach(seed ->
            WholeGame.of(seed, 3 + (int) (seed % 4), bot -> checking(new RandomBot(bot))).play());

    assertThat(seen).hasSizeGreaterThan(COMMANDS);
    assertThat(kinds).as("kinds of fields").contains("one", "count", "pay", "each", "group");
    assertThat(described()).containsAll(told);
    assertThat(told).contains("ability", "cost", "moment", "texts", "load", "primary");
  }

  /** The keys of {@code about} that the page on forms describes. */
  private static Set<String> described() throws IOException {
    return Files.readString(Path.of("..", "docs", "options.md"))
        .lines()
        .dropWhile(line -> !line.equals("## What `about` tells"))
        .skip(1)
        .takeWhile(line -> !line.startsWith("## "))
        .filter(line -> line.startsWith("| `"))
        .map(row -> row.substring(1, row.indexOf('|', 1)))
        .flatMap(keys -> KEY.matcher(keys).results())
        .map(key -> key.group("key"))
        .collect(Collectors.toSet());
  }

  private Bot checking(Bot bot) {
    return (table, seat, options) -> {
      options.stream().map(Option::forms).flatMap(List::stream).forEach(this::check);
      FilledForm filled = bot.play(table, seat, options);
      Command command = filled.command();
      ObjectNode given = json.valueToTree(command);
      check(given.put("type", WireTypes.nameOf(command)));
      return filled;
    };
  }

  private void check(Form form) {
    told.addAll(form.about().keySet());
    JsonNode shown = json.valueToTree(form);
    assertThat(contract.errors("Form", shown)).as(shown::toString).isEmpty();
    shown.findValues("kind").forEach(kind -> kinds.add(kind.asText()));
    check(json.<JsonNode>valueToTree(form.sample()));
  }

  private void check(JsonNode command) {
    String type = command.path("type").asText();
    List<Error> errors = contract.errors(type, command);
    assertThat(errors).as(command::toString).isEmpty();
    if (seen.add(type)) {
      assertThat(contract.errors("Command", command)).as(command::toString).isEmpty();
    }
  }
}
