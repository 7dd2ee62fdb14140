package org.lazax.game.adapter.film;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.export.Viewer;
import org.lazax.table.Table;

/** Tells in English what happens in a commit, with one sentence for each type of event. */
public final class Words {
  private static final String BUNDLE = "words_en.properties";
  private static final String HIDDEN = ".hidden";
  private static final Sentence UNKNOWN = Sentence.parse("~Something happens.");

  private final ObjectMapper json;
  private final Map<String, Sentence> sentences = new HashMap<>();

  /** By the catalogs themselves: there are few, and they are large. */
  private final Map<Catalog, PrintedNames> printed =
      Collections.synchronizedMap(new IdentityHashMap<>());

  public Words(ObjectMapper json) {
    this.json = json;
    bundle()
        .forEach((type, text) -> sentences.put(type.toString(), Sentence.parse(text.toString())));
  }

  /** The properties that the sentences name, by type of event, with the hidden ones. */
  public Map<String, Set<String>> properties() {
    return sentences.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, sentence -> sentence.getValue().properties()));
  }

  /** The sentences about a commit as this viewer may know it. */
  ArrayNode about(Commit commit, Viewer viewer, Table table) {
    PrintedNames names = printed.computeIfAbsent(table.catalog(), PrintedNames::new);
    List<ObjectNode> loud = new ArrayList<>();
    List<ObjectNode> quiet = new ArrayList<>();
    List<Header.Entry> entries = commit.header().events();
    for (int i = 0; i < entries.size(); i++) {
      Header.Entry entry = entries.get(i);
      boolean seen = viewer.sees(entry.audience());
      Sentence sentence =
          sentences.getOrDefault(seen ? entry.type() : entry.type() + HIDDEN, UNKNOWN);
      JsonNode event = seen ? read(commit.lines().get(i).toString()) : audience(entry);
      Speech speech = new Speech(table, names);
      ObjectNode said = json.createObjectNode().put("text", sentence.about(event, speech));
      if (!speech.named().isEmpty()) {
        said.set("refs", json.valueToTree(speech.named()));
      }
      if (sentence.quiet()) {
        said.put("quiet", true);
      }
      (sentence.quiet() ? quiet : loud).add(said);
    }
    ArrayNode words = json.createArrayNode();
    return words.addAll(loud.isEmpty() ? quiet.subList(quiet.size() - 1, quiet.size()) : loud);
  }

  private JsonNode read(String line) {
    try {
      return json.readTree(line);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private JsonNode audience(Header.Entry entry) {
    return json.createObjectNode()
        .set("to", json.valueToTree(entry.audience().only().orElse(Set.of())));
  }

  private static Properties bundle() {
    Properties bundle = new Properties();
    try (Reader file =
        new InputStreamReader(
            Objects.requireNonNull(Words.class.getResourceAsStream(BUNDLE), BUNDLE),
            StandardCharsets.UTF_8)) {
      bundle.load(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bundle;
  }
}
