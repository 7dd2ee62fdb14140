package org.lazax.deploy.manifest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * A node of a YAML document. A missing node is an empty one, so that assertions fail with a clear
 * message.
 */
record Yaml(Object node) {
  /** The documents of a file. Duplicate keys are refused. */
  static List<Yaml> in(Path file) {
    var options = new LoaderOptions();
    options.setAllowDuplicateKeys(false);
    try (var text = Files.newBufferedReader(file)) {
      var parser = new org.yaml.snakeyaml.Yaml(new SafeConstructor(options));
      return StreamSupport.stream(parser.loadAll(text).spliterator(), false)
          .filter(Objects::nonNull)
          .map(Yaml::new)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The YAML files below a folder. */
  static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Yaml at(String... names) {
    Object current = node;
    for (String name : names) {
      Object next = current instanceof Map<?, ?> map ? map.get(name) : null;
      current = next == null ? Map.of() : next;
    }
    return new Yaml(current);
  }

  List<Yaml> elements() {
    return node instanceof List<?> list ? list.stream().<Yaml>map(Yaml::new).toList() : List.of();
  }

  /** The keys of a mapping. */
  List<String> names() {
    return node instanceof Map<?, ?> map
        ? map.keySet().stream().map(String::valueOf).toList()
        : List.of();
  }

  String text() {
    return node instanceof Map<?, ?> map && map.isEmpty() ? "" : String.valueOf(node);
  }
}
