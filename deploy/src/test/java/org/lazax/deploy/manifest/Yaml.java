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
 * A part of a YAML document, asked by names. What is missing is empty, so that checks say what they
 * miss.
 */
record Yaml(Object node) {
  /** The documents of a file; a key that is there twice is refused. */
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
    Object now = node;
    for (String name : names) {
      Object next = now instanceof Map<?, ?> map ? map.get(name) : null;
      now = next == null ? Map.of() : next;
    }
    return new Yaml(now);
  }

  List<Yaml> elements() {
    return node instanceof List<?> list ? list.stream().<Yaml>map(Yaml::new).toList() : List.of();
  }

  /** The names of what is in here. */
  List<String> names() {
    return node instanceof Map<?, ?> map
        ? map.keySet().stream().map(String::valueOf).toList()
        : List.of();
  }

  String text() {
    return node instanceof Map<?, ?> map && map.isEmpty() ? "" : String.valueOf(node);
  }
}
