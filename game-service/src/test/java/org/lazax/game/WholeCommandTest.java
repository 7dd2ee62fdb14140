package org.lazax.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.rules.payment.Payment;

/** A client may leave out what is empty, and nothing else. */
class WholeCommandTest {
  private final WireTypes wire = new GameDecider(StandardRules.TABLE).wire();
  private final ObjectMapper json = wire.commandJson();

  @TestFactory
  Stream<DynamicTest> aCommandThatLacksAPartIsNotRead() {
    return parts().map(part -> DynamicTest.dynamicTest(part.toString(), () -> lacks(part)));
  }

  private Stream<RecordComponent> parts() {
    return wire.all().stream()
        .filter(Command.class::isAssignableFrom)
        .flatMap(command -> Arrays.stream(command.getRecordComponents()))
        .filter(part -> part.getType() != Service.class);
  }

  private void lacks(RecordComponent part) throws IOException {
    Class<?> command = part.getDeclaringRecord();
    String name = WireTypes.nameOf(Service.GAME, command);
    Path sample = Path.of("src/test/resources/wire", name + ".json");
    ObjectNode rest = (ObjectNode) json.readTree(Files.readString(sample));
    rest.remove(part.getName());

    if (mayBeEmpty(part)) {
      assertThat((Object) reader(name).treeToValue(rest, command)).isNotNull();
    } else {
      assertThatThrownBy(() -> reader(name).treeToValue(rest, command))
          .isInstanceOf(JsonProcessingException.class);
    }
  }

  private ObjectReader reader(String name) {
    return json.reader(WireTypes.ofName(name));
  }

  private static boolean mayBeEmpty(RecordComponent part) {
    return part.getType() == Optional.class
        || Collection.class.isAssignableFrom(part.getType())
        || Map.class.isAssignableFrom(part.getType())
        || (part.getDeclaringRecord() == ProduceUnits.class && part.getType() == Payment.class);
  }
}
