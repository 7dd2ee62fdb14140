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

/** The samples of all wire types, as a release wrote them. */
final class WireSamples {
  /** Where each module has those of its own types. */
  private static final Path IN_MODULE = Path.of("src", "test", "resources", "wire");

  private static final String JSON_FILE = ".json";

  /** The kernel has no procedure of its own; its samples name this one. */
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

  /** Read by these types. */
  WireSamples(WireTypes types, Upcasters upcasters) {
    this.types = types;
    this.upcasters = upcasters;
    this.json = types.and(List.of(SampleProcedure.class)).json();
  }

  /** Read by the types of today. */
  static WireSamples today() {
    return new WireSamples(Services.wire(), Services.upcasters());
  }

  /** Copies the samples of all modules below this folder into another. */
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

  /** What of these samples is not read, or not printed as it stands there. */
  List<String> faults(Path folder) throws IOException {
    List<String> faults = new ArrayList<>();
    for (Path file : files(folder)) {
      String name = file.getFileName().toString();
      String type = name.substring(0, name.length() - JSON_FILE.length());
      fault(type, json.readTree(Files.readAllBytes(file)))
          .ifPresent(fault -> faults.add(file + " " + fault));
    }
    return faults;
  }

  private Optional<String> fault(String type, JsonNode sample) {
    boolean old = upcasters.oldNames().contains(type);
    Optional<Class<?>> known = types.classOf(upcasters.newest(type));
    if (known.isEmpty()) {
      return Optional.of("is of a type that nothing reads any more");
    }
    try {
      if (old) {
        json.treeToValue(upcasters.upcast(type, (ObjectNode) sample).json(), known.get());
        return Optional.empty();
      }
      Object read = json.treeToValue(sample, known.get());
      JsonNode printed = json.readTree(json.writeValueAsString(read));
      return printed.equals(sample)
          ? Optional.empty()
          : Optional.of("is printed otherwise: " + printed);
    } catch (JsonProcessingException | RuntimeException e) {
      return Optional.of("is not read: " + e.getMessage());
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
