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
 * What the tests of all modules say they show, read from their sources by the compiler's own
 * parser: no module has to be on this one's class path, and an example in a comment or in a string
 * is not taken for a test.
 *
 * @param showings sorted by file and place in it
 * @param faults what is wrong with a {@code @Rule}, each with file and line
 */
record TestSources(List<Showing> showings, List<String> faults) {
  TestSources {
    showings = List.copyOf(showings);
    faults = List.copyOf(faults);
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
      RuleAnnotations annotations = new RuleAnnotations(root, Trees.instance(task));
      for (CompilationUnitTree unit : task.parse()) {
        annotations.read(unit);
      }
      for (Diagnostic<? extends JavaFileObject> d : diagnostics.getDiagnostics()) {
        if (d.getKind() == Diagnostic.Kind.ERROR) {
          throw new IOException("a test source cannot be read: " + d);
        }
      }
      return annotations.found();
    }
  }
}
