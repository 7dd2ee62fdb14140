package org.lazax.chronicle.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.ServiceCommand;

final class WireTypesTest {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  record Names(Set<String> names) {}

  /** An interface of a lower module. */
  interface Thing {}

  record Held(Thing thing) {}

  record Spoon(@JsonValue String text) implements Thing {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Spoon {}
  }

  record Fork() implements Thing {}

  @WireType("lay-table")
  record LayTable(
      @JsonIgnore @JacksonInject(useInput = OptBoolean.FALSE) Service service, int plates)
      implements ServiceCommand {}

  @Test
  void aCommandOfSeveralServicesHasANameInEachOfThem() {
    WireTypes map = WireTypes.of(Service.MAP, List.of(LayTable.class));
    WireTypes both = map.and(WireTypes.of(Service.GAME, List.of(LayTable.class)));

    assertThat(map.names().keySet()).containsExactly("map.lay-table");
    assertThat(both.names().keySet()).containsExactly("game.lay-table", "map.lay-table");
    assertThat(both.all()).containsExactly(LayTable.class);
    assertThat(WireTypes.nameOf(new LayTable(Service.MAP, 2))).isEqualTo("map.lay-table");
  }

  @Test
  void itsServiceIsThatOfItsNameAndNotInItsJson() throws JsonProcessingException {
    WireTypes types = WireTypes.of(Service.MAP, List.of(LayTable.class));
    LayTable command = new LayTable(Service.MAP, 2);
    ObjectReader reader =
        types.commandJson().readerFor(LayTable.class).with(WireTypes.ofName("map.lay-table"));
    String written = types.json().writeValueAsString(command);

    assertThat(written).isEqualTo("{\"plates\":2}");
    assertThat(reader.<LayTable>readValue(written)).isEqualTo(command);
    assertThatThrownBy(() -> reader.readValue("{\"service\":\"game-service\",\"plates\":2}"))
        .isInstanceOf(JsonProcessingException.class);
  }

  @Test
  void aCommandMayLeaveOutEmptyCollectionsAndAnEventMayNot() throws JsonProcessingException {
    assertThat(WireTypes.of(List.of()).commandJson().readValue("{}", Names.class).names())
        .isEmpty();
    assertThatThrownBy(() -> JSON.readValue("{}", Names.class))
        .isInstanceOf(JsonProcessingException.class);
  }

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

  @JsonPropertyOrder({"name", "inner", "kind"})
  record Outer(
      String name,
      @OmittedByDefault Kind kind,
      @OmittedByDefault boolean last,
      @OmittedByDefault List<Integer> all,
      @JsonUnwrapped Inner inner) {}

  record Inner(int step, Optional<String> note) {}

  enum Kind {
    @JsonEnumDefaultValue
    USUAL,
    RARE
  }

  @Test
  void anUnwrappedRecordLiesFlatInItsPlace() throws JsonProcessingException {
    Outer outer = new Outer("n", Kind.RARE, true, List.of(1), new Inner(3, Optional.of("x")));
    String written =
        "{\"name\":\"n\",\"step\":3,\"note\":\"x\",\"kind\":\"RARE\",\"last\":true,\"all\":[1]}";

    assertThat(JSON.writeValueAsString(outer)).isEqualTo(written);
    assertThat(JSON.readValue(written, Outer.class)).isEqualTo(outer);
  }

  @Test
  void aDefaultIsLeftOut() throws JsonProcessingException {
    Outer outer = new Outer("n", Kind.USUAL, false, List.of(), new Inner(3, Optional.empty()));

    assertThat(JSON.writeValueAsString(outer)).isEqualTo("{\"name\":\"n\",\"step\":3}");
    assertThat(JSON.readValue("{\"name\":\"n\",\"step\":3}", Outer.class)).isEqualTo(outer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"name\":\"n\",\"step\":3,\"other\":1}",
        "{\"name\":\"n\",\"inner\":{\"step\":3}}",
        "{\"name\":\"n\",\"step\":3,\"step\":3}",
        "{\"name\":\"n\",\"step\":\"3\"}",
        "{\"name\":\"n\"}",
        "{\"step\":3}"
      })
  void anUnwrappedRecordIsReadAsStrictlyAsAnyOther(String written) {
    assertThatThrownBy(() -> JSON.readValue(written, Outer.class))
        .isInstanceOf(JsonProcessingException.class);
  }

  @Test
  void aSetKeepsTheOrderInWhichItIsWritten() throws JsonProcessingException {
    List<String> names =
        IntStream.range(0, 50).mapToObj(number -> "name" + (number * 37) % 50).toList();
    String written = JSON.writeValueAsString(Map.of("names", names));

    Names read = JSON.readValue(written, Names.class);

    assertThat(read.names()).containsExactlyElementsOf(names);
    assertThat(JSON.writeValueAsString(read)).isEqualTo(written);
  }
}
