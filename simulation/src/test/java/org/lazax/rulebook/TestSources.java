package org.lazax.rulebook;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The {@code @Rule} annotations of the tests of all modules. They are read from the sources with
 * the compiler's parser, so the modules need not be on the class path, and comments and strings are
 * ignored.
 *
 * @param showings the tests with their lines, sorted by file and line number
 * @param errors wrong uses of {@code @Rule}, each with file and line number
 */
record TestSources(List<Showing> showings, List<String> errors) {
  TestSources {
    showings = List.copyOf(showings);
    errors = List.copyOf(errors);
  }

  /** Reads {@code <root>/<module>/src/test/java} of every module. */
  static TestSources read(Path root) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> modules = Files.list(root)) {
      for (Path module : modules.sorted().toList()) {
        Path tests = module.resolve("src/test/java");
        if (Files.isDirectory(tests)) {
          try (Stream<Path> found = Files.walk(tests)) {
            found.filter(f -> f.toString().endsWith(".java")).sorted().forEach(files::add);
          }
        }
      }
    }
    return parse(root, files);
  }

  private static TestSources parse(Path root, List<Path> files) throws IOException {
    if (files.isEmpty()) {
      return new TestSources(List.of(), List.of());
    }
    JavaCompiler compiler =
        Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "a JDK, not a JRE");
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  diagnostics,
                  List.of("-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      RuleAnnotations annotations =
          new RuleAnnotations(root, Trees.instance(task), new CalledMethods(units));
      units.forEach(annotations::read);
      for (Diagnostic<? extends JavaFileObject> d : diagnostics.getDiagnostics()) {
        if (d.getKind() == Diagnostic.Kind.ERROR) {
          throw new IOException("a test source cannot be read: " + d);
        }
      }
      return annotations.found();
    }
  }
}
