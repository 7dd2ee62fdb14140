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
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
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
    ArrayNode words = json.createArrayNode();
    int lastQuiet = -1;
    for (int i = 0; i < commit.header().events().size(); i++) {
      if (sentence(commit, i, viewer).quiet()) {
        lastQuiet = i;
      } else {
        words.add(said(commit, i, viewer, new Speech(table, names)));
      }
    }
    if (words.isEmpty() && lastQuiet >= 0) {
      words.add(said(commit, lastQuiet, viewer, new Speech(table, names)).put("quiet", true));
    }
    return words;
  }

  private Sentence sentence(Commit commit, int index, Viewer viewer) {
    Header.Entry entry = commit.header().events().get(index);
    return sentences.getOrDefault(
        viewer.sees(entry.audience()) ? entry.type() : entry.type() + HIDDEN, UNKNOWN);
  }

  private ObjectNode said(Commit commit, int index, Viewer viewer, Speech speech) {
    Header.Entry entry = commit.header().events().get(index);
    JsonNode event =
        viewer.sees(entry.audience())
            ? read(commit.lines().get(index).toString())
            : audience(entry);
    ObjectNode said =
        json.createObjectNode().put("text", sentence(commit, index, viewer).about(event, speech));
    if (!speech.named().isEmpty()) {
      ArrayNode refs = said.putArray("refs");
      speech.named().forEach(name -> name.forEach(refs.addArray()::add));
    }
    return said;
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
