package org.lazax.rulebook;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Parsed Java files with their Javadoc.
 *
 * @param files the files, in the order in which they were named
 */
public record Sources(List<CompilationUnitTree> files, DocTrees docs) {

  /** Parses all files below a folder, in the order of their paths. */
  static Sources below(Path folder) throws IOException {
    return of(javaFiles(folder));
  }

  /** The Java files below a folder, in the order of their paths; none if there is no folder. */
  static List<Path> javaFiles(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** The Java files of the products of all modules. */
  static List<Path> ofModules(Path root) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> modules = Files.list(root)) {
      for (Path module : modules.sorted().toList()) {
        files.addAll(javaFiles(module.resolve("src/main/java")));
      }
    }
    return files;
  }

  public static Sources of(List<Path> files) throws IOException {
    JavaCompiler compiler =
        Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "a JDK, not a JRE");
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  _ -> {},
                  List.of("-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      List<CompilationUnitTree> parsed = new ArrayList<>();
      task.parse().forEach(parsed::add);
      return new Sources(parsed, DocTrees.instance(task));
    }
  }

  /** The Javadoc of all types, by their simple names. */
  Map<String, String> types() {
    Map<String, String> described = new HashMap<>();
    TreePathScanner<Void, Void> reader =
        new TreePathScanner<>() {
          @Override
          public Void visitClass(ClassTree type, Void nothing) {
            described.put(type.getSimpleName().toString(), text(getCurrentPath()));
            return super.visitClass(type, null);
          }
        };
    files.forEach(file -> reader.scan(file, null));
    return described;
  }

  /** The first sentence of the Javadoc; empty if there is none. */
  String sentence(TreePath path) {
    String text = text(path);
    int end = text.indexOf(". ");
    return end < 0 ? text : text.substring(0, end + 1);
  }

  /** The Javadoc in one line, without tags, as Markdown; empty if there is none. */
  String text(TreePath path) {
    String comment = docs.getDocComment(path);
    if (comment == null) {
      return "";
    }
    return inline(comment.replaceAll("(?s)\\n\\s*@(param|return|throws|see).*", ""))
        .replace("|", "\\|");
  }

  /** Javadoc in one line, as Markdown. */
  public static String inline(String comment) {
    return comment
        .replaceAll("\\{@(?:code|link|linkplain) ([^}]*)\\}", "`$1`")
        .replaceAll("</?p>", "")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
