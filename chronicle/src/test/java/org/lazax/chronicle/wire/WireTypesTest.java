package org.lazax.chronicle.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WireTypesTest {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  record Names(Set<String> names) {}

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
    String written = JSON.writeValueAsString(java.util.Map.of("names", names));

    Names read = JSON.readValue(written, Names.class);

    assertThat(read.names()).containsExactlyElementsOf(names);
    assertThat(JSON.writeValueAsString(read)).isEqualTo(written);
  }
}
