package org.lazax.chronicle.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every released wire type has a golden sample, {@code src/test/resources/wire/<name>.json}. The
 * test reads and prints it with its fields in the same order, so that a change of a type that would
 * break existing logs is found.
 *
 * <p>Each module extends this class once, with the types that it defines. If a sample is missing,
 * the test fails with the text to add; {@code -Dwire.samples=write} adds it. Existing samples are
 * never overwritten: a sample that no longer fits needs a new version of the type and an upcaster.
 */
public abstract class GoldenSamples {
  private static final Path SAMPLES = Path.of("src/test/resources/wire");
  private static final boolean WRITE = "write".equals(System.getProperty("wire.samples"));

  /** The types that this module defines, with its commands. */
  protected abstract WireTypes types();

  /** Types of other modules that the samples may contain. */
  protected WireTypes furtherTypes() {
    return WireTypes.of(List.of());
  }

  /** The upcasters of the old versions of this module's types. */
  protected Upcasters upcasters() {
    return Upcasters.NONE;
  }

  @TestFactory
  Stream<DynamicTest> everyTypeIsReadAndPrintedLikeItsGoldenSample() {
    return types().names().entrySet().stream()
        .map(type ->
            DynamicTest.dynamicTest(
                type.getKey(), () -> readsAndPrints(type.getKey(), type.getValue())));
  }

  @TestFactory
  Stream<DynamicTest> everyOldVersionIsStillRead() {
    return upcasters().oldNames().stream()
        .map(old -> DynamicTest.dynamicTest(old, () -> readsOld(old)));
  }

  @Test
  void noSampleHasLostItsType() throws IOException {
    Set<String> expected = new TreeSet<>(upcasters().oldNames());
    expected.addAll(types().names().keySet());

    assertThat(expected)
        .as("a type with a sample was released and must stay readable")
        .containsAll(present());
  }

  private void readsAndPrints(String name, Class<?> type) throws IOException {
    if (!Files.exists(file(name))) {
      add(name, type);
    }
    JsonNode sample = json().readTree(Files.readString(file(name)));
    ObjectReader reader = json().readerFor(type).with(WireTypes.ofName(name));
    Object read = reader.readValue(sample.toString());

    assertThat(json().writeValueAsString(read)).isEqualTo(sample.toString());
    assertThat(reader.<Object>readValue(json().writeValueAsString(read))).isEqualTo(read);
  }

  private void readsOld(String old) throws IOException {
    assertThat(file(old)).as("the golden sample of an old version").exists();
    ObjectNode sample = (ObjectNode) json().readTree(Files.readString(file(old)));

    Upcasters.Named named = upcasters().upcast(old, sample);

    Class<?> type = types().classOf(named.type()).orElseThrow();
    assertThat(json().treeToValue(named.json(), type)).isNotNull();
  }

  private void add(String name, Class<?> type) throws IOException {
    String text;
    try {
      Object specimen = new Specimen(all()).of(type);
      text = json().writerWithDefaultPrettyPrinter().writeValueAsString(specimen) + "\n";
    } catch (IllegalStateException | JsonProcessingException e) {
      fail(
          "%s is missing and cannot be generated, write it by hand: %s",
          file(name), e.getMessage());
      return;
    }
    if (!WRITE) {
      fail("%s is missing; -Dwire.samples=write adds:%n%s", file(name), text);
    }
    Files.createDirectories(SAMPLES);
    Files.writeString(file(name), text);
  }

  private WireTypes all() {
    return types().and(furtherTypes());
  }

  private ObjectMapper json() {
    return all().json();
  }

  private static Set<String> present() throws IOException {
    if (!Files.isDirectory(SAMPLES)) {
      return Set.of();
    }
    try (Stream<Path> files = Files.list(SAMPLES)) {
      return files
          .map(file -> file.getFileName().toString().replaceFirst("\\.json$", ""))
          .collect(Collectors.toSet());
    }
  }

  private static Path file(String name) {
    return SAMPLES.resolve(name + ".json");
  }
}
