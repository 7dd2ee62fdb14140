package org.lazax.chronicle.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WireTypesTest {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  record Names(Set<String> names) {}

  /** What a module below knows of. */
  interface Thing {}

  record Held(Thing thing) {}

  record Spoon(@JsonValue String text) implements Thing {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Spoon {}
  }

  record Fork() implements Thing {}

  @Test
  void whatIsKnownByAnInterfaceIsReadAsTheClassThatIsBrought() throws JsonProcessingException {
    WireTypes brought = WireTypes.of(List.of()).reading(Thing.class, Spoon.class);
    Held held = new Held(new Spoon("silver"));

    for (WireTypes types :
        List.of(
            brought,
            brought.and(List.of()),
            brought.and(WireTypes.of(List.of())),
            WireTypes.of(List.of()).and(brought))) {
      String written = types.json().writeValueAsString(held);
      assertThat(written).isEqualTo("{\"thing\":\"silver\"}");
      assertThat(types.json().readValue(written, Held.class)).isEqualTo(held);
    }
  }

  @Test
  void nothingIsReadAsTwoClasses() {
    WireTypes spoons = WireTypes.of(List.of()).reading(Thing.class, Spoon.class);
    WireTypes forks = WireTypes.of(List.of()).reading(Thing.class, Fork.class);

    assertThatThrownBy(() -> spoons.and(forks))
        .hasMessageContaining("Spoon")
        .hasMessageContaining("Fork");
    assertThatThrownBy(() -> spoons.reading(Thing.class, Fork.class)).hasMessageContaining("Fork");
  }

  @Test
  void aSetKeepsTheOrderInWhichItIsWritten() throws JsonProcessingException {
    List<String> names =
        IntStream.range(0, 50).mapToObj(number -> "name" + (number * 37) % 50).toList();
    String written = JSON.writeValueAsString(java.util.Map.of("names", names));

    Names read = JSON.readValue(written, Names.class);

    assertThat(read.names()).containsExactlyElementsOf(names);
    assertThat(JSON.writeValueAsString(read)).isEqualTo(written);
  }
}
