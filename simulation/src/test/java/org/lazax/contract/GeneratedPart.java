package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A committed file of the gateway with a generated part of the contract. */
final class GeneratedPart {
  /** Set by {@code ./lazax conformance}, which writes the files. All other runs only compare. */
  private static final boolean WRITE = "write".equals(System.getProperty("lazax.conformance"));

  private static final Path FOLDER =
      Path.of("..", "gateway", "src", "main", "resources", "openapi");

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private GeneratedPart() {}

  /** Fails if the file is not this document, or writes it. */
  static void assertUpToDate(String name, JsonNode document) throws IOException {
    Path file = FOLDER.resolve(name);
    String text = JSON.writeValueAsString(document) + "\n";
    if (WRITE) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text);
    }
    assertThat(Files.readString(file).equals(text))
        .as(name + " is up to date (if not, run ./lazax conformance)")
        .isTrue();
  }
}
