package org.lazax.contract;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.lazax.rulebook.Sources;

/** What records and their components mean, by their annotations, or else by their Javadoc. */
final class Javadoc {
  private static final Path ROOT = Path.of("..");

  private final List<Path> modules;
  private final Map<Class<?>, Map<String, Comment>> files = new HashMap<>();

  Javadoc() {
    try (Stream<Path> folders = Files.list(ROOT)) {
      modules =
          folders
              .map(folder -> folder.resolve("src/main/java"))
              .filter(Files::isDirectory)
              .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a type means. */
  Optional<String> of(Class<?> type) {
    JsonClassDescription description = type.getAnnotation(JsonClassDescription.class);
    return description != null
        ? Optional.of(description.value())
        : comment(type).map(Comment::text).filter(text -> !text.isEmpty());
  }

  /** What a component of a record means. */
  Optional<String> of(Class<?> type, String component) {
    RecordComponent[] components = type.getRecordComponents();
    Optional<String> annotated =
        components == null
            ? Optional.empty()
            : Arrays.stream(components)
                .filter(each -> each.getName().equals(component))
                .map(each -> each.getAccessor().getAnnotation(JsonPropertyDescription.class))
                .filter(each -> each != null)
                .map(JsonPropertyDescription::value)
                .findFirst();
    return annotated.or(
        () -> comment(type).map(Comment::components).map(all -> all.get(component)));
  }

  private Optional<Comment> comment(Class<?> type) {
    Class<?> top = type;
    while (top.getEnclosingClass() != null) {
      top = top.getEnclosingClass();
    }
    String name = type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    return Optional.ofNullable(files.computeIfAbsent(top, this::read).get(name));
  }

  /**
   * The comments of all types in a file, by their names; those of inner types begin with the outer
   * ones.
   */
  private Map<String, Comment> read(Class<?> top) {
    String file = top.getName().replace('.', '/') + ".java";
    Map<String, Comment> comments = new HashMap<>();
    try {
      Sources sources =
          Sources.of(modules.stream().map(it -> it.resolve(file)).filter(Files::exists).toList());
      TreePathScanner<Void, String> reader =
          new TreePathScanner<>() {
            @Override
            public Void visitClass(ClassTree type, String outer) {
              String name = outer + type.getSimpleName();
              String comment = sources.docs().getDocComment(getCurrentPath());
              if (comment != null) {
                comments.put(name, Comment.of(comment));
              }
              return super.visitClass(type, name + ".");
            }
          };
      sources.files().forEach(each -> reader.scan(each, ""));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return comments;
  }

  /**
   * The Javadoc of a type.
   *
   * @param text what comes before its tags
   * @param components what it says of components of a record, by name
   */
  private record Comment(String text, Map<String, String> components) {
    private static final Pattern TAG = Pattern.compile("@(?=(?:param|return|throws|see) )");
    private static final Pattern PARAM = Pattern.compile("param (?<name>\\w+) (?<text>.*)");

    static Comment of(String comment) {
      List<String> parts = TAG.splitAsStream(Sources.inline(comment).replace("`", "")).toList();
      Map<String, String> components = new HashMap<>();
      for (String part : parts.subList(1, parts.size())) {
        Matcher param = PARAM.matcher(part.strip());
        if (param.matches()) {
          components.put(param.group("name"), sentence(param.group("text")));
        }
      }
      return new Comment(parts.getFirst().strip(), components);
    }

    /** A whole sentence, as which tags are not written. */
    private static String sentence(String text) {
      String end = text.endsWith(".") ? "" : ".";
      return Character.toUpperCase(text.charAt(0)) + text.substring(1) + end;
    }
  }
}
