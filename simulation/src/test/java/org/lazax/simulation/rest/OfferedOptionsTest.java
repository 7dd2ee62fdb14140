package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.LobbyCommand;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * The client knows every command and every type of option of the services. A new one without an
 * entry fails here and not in a demo game.
 */
final class OfferedOptionsTest {
  /** Commands with their own REST paths, which are given before the game starts. */
  private static final Set<Class<?>> NEVER_OFFERED =
      Set.of(CreateGame.class, LobbyCommand.TakeSeat.class, LobbyCommand.StartGame.class);

  private final OfferedOptions offered = new OfferedOptions(Services.wire());

  @Test
  void everyCommandWithFieldsHasATypeOfOption() {
    Set<String> withFields =
        commands().stream()
            .filter(command -> !NEVER_OFFERED.contains(command))
            .filter(command -> !OfferedOptions.hasNoFields(command))
            .map(WireTypes::nameOf)
            .collect(Collectors.toSet());

    assertThat(OfferedOptions.BY_COMMAND.keySet()).containsAll(withFields);
  }

  @Test
  void everyEntryIsACommandOfAService() {
    Set<String> names = commands().stream().map(WireTypes::nameOf).collect(Collectors.toSet());

    assertThat(names).containsAll(OfferedOptions.BY_COMMAND.keySet());
  }

  @Test
  void everyTypeOfOptionIsKnown() {
    Set<Class<?>> kinds = new HashSet<>(OfferedOptions.BY_COMMAND.values());
    kinds.add(Option.Plain.class);

    assertThat(kinds).isEqualTo(kindsOfOption());
  }

  /** Compares options by content, because {@link Option}s are records. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void theOptionsOfAWholeGameAreReadUnchanged(long seed) {
    WholeGame game = WholeGame.of(seed, 6, own -> new Reader(new RandomBot(own))).play();

    assertThat(game.game().isOver()).isTrue();
  }

  @Test
  void anOptionForAnUnknownCommandIsRefused() {
    JsonNode unknown =
        Services.wire().json().valueToTree(List.of(new Option.Plain("game.unheard-of")));

    assertThatThrownBy(() -> offered.read(unknown))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("game.unheard-of");
  }

  private static Set<Class<?>> commands() {
    return Services.all().stream()
        .map(Decider::wire)
        .flatMap(wire -> wire.all().stream())
        .filter(Command.class::isAssignableFrom)
        .collect(Collectors.toSet());
  }

  private static Set<Class<?>> kindsOfOption() {
    return new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.lazax")
            .stream()
            .filter(type -> type.isAssignableTo(Option.class) && !type.isInterface())
            .map(JavaClass::reflect)
            .collect(Collectors.toSet());
  }

  /** A bot that reads its options from their JSON. */
  private final class Reader implements Bot {
    private final Bot bot;

    Reader(Bot bot) {
      this.bot = bot;
    }

    @Override
    public Command play(Table table, Seat seat, List<Option> options) {
      List<Option> read = offered.read(Services.wire().json().valueToTree(options));
      assertThat(read).isEqualTo(options);
      return bot.play(table, seat, read);
    }
  }
}
