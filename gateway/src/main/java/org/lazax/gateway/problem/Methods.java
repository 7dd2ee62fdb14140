package org.lazax.gateway.problem;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The HTTP methods of each address by the API's contract. */
@Singleton
class Methods {
  private static final String CONTRACT = "/META-INF/openapi.yaml";
  private static final Set<String> METHODS = Set.of("get", "post", "put", "delete");

  private final String root;
  private final List<Address> addresses = new ArrayList<>();

  private record Address(Pattern path, Set<String> methods) {}

  Methods() {
    JsonNode contract = contract();
    root = contract.path("servers").path(0).path("url").asText();
    contract
        .path("paths")
        .properties()
        .forEach(
            path -> addresses.add(new Address(pattern(path.getKey()), methods(path.getValue()))));
  }

  /** The methods of a path; empty for a path that is not in the contract. */
  Set<String> of(String path) {
    Set<String> methods = new TreeSet<>();
    if (path.startsWith(root)) {
      String address = path.substring(root.length());
      addresses.stream()
          .filter(candidate -> candidate.path().matcher(address).matches())
          .forEach(candidate -> methods.addAll(candidate.methods()));
    }
    return methods;
  }

  private static Pattern pattern(String template) {
    return Pattern.compile(template.replaceAll("\\{[a-z]+}", "[^/]+"));
  }

  private static Set<String> methods(JsonNode path) {
    Set<String> methods = new TreeSet<>();
    path.fieldNames()
        .forEachRemaining(name -> {
          if (METHODS.contains(name)) {
            methods.add(name.toUpperCase(Locale.ROOT));
          }
        });
    return methods;
  }

  private static JsonNode contract() {
    try (InputStream contract = Methods.class.getResourceAsStream(CONTRACT)) {
      return new YAMLMapper().readTree(Objects.requireNonNull(contract, CONTRACT));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
