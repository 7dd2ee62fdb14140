package org.lazax.chronicle.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every released wire type has a golden sample, {@code src/test/resources/wire/<name>.json}, which
 * is read and printed alike for ever, its fields in the same order: whoever changes a record sees
 * here that logs exist.
 *
 * <p>A module extends this once, with the types it defines. Where a sample is missing, the test
 * fails with the text to add; {@code -Dwire.samples=write} adds it. Only missing samples are
 * written: a sample that no longer fits asks for a new version and an upcaster.
 */
public abstract class GoldenSamples {
  private static final Path SAMPLES = Path.of("src/test/resources/wire");
  private static final boolean WRITE = "write".equals(System.getProperty("wire.samples"));

  /** The types this module defines, commands too. */
  protected abstract WireTypes types();

  /** What else their samples may name: the types of the modules below. */
  protected WireTypes vocabulary() {
    return WireTypes.of(java.util.List.of());
  }

  /** How the old versions of this module's types are read. */
  protected Upcasters upcasters() {
    return Upcasters.NONE;
  }

  @TestFactory
  Stream<DynamicTest> everyTypeIsReadAndPrintedLikeItsGoldenSample() {
    return types().all().stream()
        .map(type ->
            DynamicTest.dynamicTest(
                WireTypes.nameOf(type), () -> readsAndPrints(WireTypes.nameOf(type), type)));
  }

  @TestFactory
  Stream<DynamicTest> everyOldVersionIsStillRead() {
    return upcasters().old().stream().map(old -> DynamicTest.dynamicTest(old, () -> readsOld(old)));
  }

  @Test
  void noSampleHasLostItsType() throws IOException {
    Set<String> owed = new TreeSet<>(upcasters().old());
    types().all().forEach(type -> owed.add(WireTypes.nameOf(type)));

    assertThat(owed)
        .as("a type with a sample was released: it is read for ever")
        .containsAll(present());
  }

  private void readsAndPrints(String name, Class<?> type) throws IOException {
    if (!Files.exists(file(name))) {
      add(name, type);
    }
    JsonNode sample = json().readTree(Files.readString(file(name)));
    Object read = json().readValue(sample.toString(), type);

    assertThat(json().writeValueAsString(read)).isEqualTo(sample.toString());
    assertThat(json().readValue(json().writeValueAsString(read), type)).isEqualTo(read);
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
      fail("%s is missing and cannot be made up, write it by hand: %s", file(name), e.getMessage());
      return;
    }
    if (!WRITE) {
      fail("%s is missing; -Dwire.samples=write adds:%n%s", file(name), text);
    }
    Files.createDirectories(SAMPLES);
    Files.writeString(file(name), text);
  }

  private WireTypes all() {
    return types().and(vocabulary());
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
