package org.lazax.simulation.released;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.Services;

/** Checks the samples of all wire types that a release contains. */
final class WireSamples {
  /** The folder in each module with the samples of its types. */
  private static final Path IN_MODULE = Path.of("src", "test", "resources", "wire");

  private static final String JSON_FILE = ".json";

  /** The kernel has no procedure of its own, so its samples use this one. */
  @WireType("a-procedure")
  record SampleProcedure(int step) implements Procedure {
    @Override
    public Service owner() {
      return Service.GAME;
    }
  }

  private final WireTypes types;
  private final Upcasters upcasters;
  private final ObjectMapper json;

  /** Reads samples with these types. */
  WireSamples(WireTypes types, Upcasters upcasters) {
    this.types = types;
    this.upcasters = upcasters;
    this.json = types.and(List.of(SampleProcedure.class)).json();
  }

  /** Reads samples with the current types. */
  static WireSamples current() {
    return new WireSamples(Services.wire(), Services.upcasters());
  }

  /** Copies the samples of all modules into a folder and returns their number. */
  static int copy(Path project, Path folder) throws IOException {
    Files.createDirectories(folder);
    List<Path> found = new ArrayList<>();
    try (Stream<Path> modules = Files.list(project)) {
      for (Path samples : modules.map(module -> module.resolve(IN_MODULE)).sorted().toList()) {
        found.addAll(files(samples));
      }
    }
    for (Path sample : found) {
      Files.copy(sample, folder.resolve(sample.getFileName()));
    }
    return found.size();
  }

  /** The samples that cannot be read or are written differently. */
  List<String> defects(Path folder) throws IOException {
    List<String> defects = new ArrayList<>();
    for (Path file : files(folder)) {
      String name = file.getFileName().toString();
      String type = name.substring(0, name.length() - JSON_FILE.length());
      defect(type, json.readTree(Files.readAllBytes(file)))
          .ifPresent(defect -> defects.add(file + " " + defect));
    }
    return defects;
  }

  private Optional<String> defect(String type, JsonNode sample) {
    boolean isOld = upcasters.oldNames().contains(type);
    Optional<Class<?>> known = types.classOf(upcasters.newest(type));
    if (known.isEmpty()) {
      return Optional.of("has a type that no service reads");
    }
    try {
      if (isOld) {
        json.treeToValue(upcasters.upcast(type, (ObjectNode) sample).json(), known.get());
        return Optional.empty();
      }
      Object read = json.reader(WireTypes.ofName(type)).treeToValue(sample, known.get());
      JsonNode printed = json.readTree(json.writeValueAsString(read));
      return printed.equals(sample)
          ? Optional.empty()
          : Optional.of("is written differently: " + printed);
    } catch (JsonProcessingException | RuntimeException e) {
      return Optional.of("cannot be read: " + e.getMessage());
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(JSON_FILE)).sorted().toList();
    }
  }
}
