package org.lazax.chronicle.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WireTypesTest {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  record Names(Set<String> names) {}

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
