package org.lazax.rulebook;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The lines of {@code docs/rules} in the order of the files: topics of the rules alphabetically,
 * then components, then variants. Duplicate ids are refused.
 */
record Checklist(List<Line> lines) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> FILES =
      List.of(
          "a-i.jsonl",
          "j-z.jsonl",
          "components/factions-a-m.jsonl",
          "components/factions-n-z.jsonl",
          "components/generic.jsonl",
          "variants/hopes-end.jsonl");

  /**
   * A line.
   *
   * @param id the subject and a number
   * @param subject the topic ({@code movement}) or the component ({@code leader/ghom_sekkus})
   * @param owner the service whose rules the line is about
   * @param testable whether a test can show the line
   */
  record Line(String id, String subject, Owner owner, boolean testable) {
    boolean component() {
      return subject.contains("/");
    }

    /** The id without its subject, such as {@code 4.1}. */
    String clause() {
      return id.substring(subject.length() + 1);
    }
  }

  /** The service whose rules a line is about. */
  enum Owner {
    GAME,
    MAP,
    COMBAT,
    AGENDA;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  Checklist {
    lines = List.copyOf(lines);
    Set<String> seen = new HashSet<>();
    for (Line line : lines) {
      if (!seen.add(line.id())) {
        throw new IllegalArgumentException("the checklist has a duplicate line " + line.id());
      }
    }
  }

  static Checklist read(Path root) {
    List<Line> lines = new ArrayList<>();
    for (String file : FILES) {
      Path path = root.resolve("docs/rules").resolve(file);
      try {
        for (String text : Files.readAllLines(path)) {
          lines.add(line(JSON.readTree(text)));
        }
      } catch (IOException | IllegalArgumentException e) {
        throw new UncheckedIOException("cannot read " + path, new IOException(e));
      }
    }
    return new Checklist(lines);
  }

  private static Line line(JsonNode json) {
    String id = json.required("id").asText();
    String subject = json.required(json.has("rule") ? "rule" : "component").asText();
    if (!id.startsWith(subject + ".")) {
      throw new IllegalArgumentException(id + " is not a line of " + subject);
    }
    return new Line(
        id,
        subject,
        Owner.valueOf(json.required("owner").asText().toUpperCase(Locale.ROOT)),
        json.required("testable").asBoolean());
  }

  /** The root folder of the project. */
  static Path projectRoot() {
    Path here = Path.of("").toAbsolutePath();
    for (Path folder = here; folder != null; folder = folder.getParent()) {
      if (Files.exists(folder.resolve("mvnw"))) {
        return folder;
      }
    }
    throw new IllegalStateException(here + " is not in a working copy of the project");
  }

  Set<String> testableIds() {
    Set<String> ids = new HashSet<>();
    for (Line line : lines) {
      if (line.testable()) {
        ids.add(line.id());
      }
    }
    return ids;
  }
}
