package org.lazax.deploy.up;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.lazax.deploy.kafka.Topic;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows the games that have stopped on an error, and starts them again. */
@Command(
    name = "games",
    description = "Show the games of this platform that have stopped, or start them again.",
    mixinStandardHelpOptions = true)
public final class Games implements Callable<Integer> {
  private static final int FAILED = 1;
  private static final int TIMEOUT_MILLIS = 10_000;

  @Mixin private final Ports ports = new Ports();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--stopped", description = "show the games that have stopped, and why")
  private boolean stopped;

  @Option(
      names = "--start",
      paramLabel = "GAME",
      description = "start a game again that has stopped, after what has stopped it is mended")
  private Optional<String> start = Optional.empty();

  @Override
  public Integer call() {
    if (stopped == start.isPresent()) {
      spec.commandLine().getErr().println("Give either --stopped or --start GAME.");
      return spec.exitCodeOnInvalidInput();
    }
    List<String> answers =
        Topic.SERVICES.stream().flatMap(service -> ask(service).stream()).toList();
    answers.forEach(this::print);
    if (answers.isEmpty()) {
      spec.commandLine()
          .getErr()
          .println(stopped ? "No service answers." : "No service has stopped this game.");
    }
    return answers.isEmpty() ? FAILED : 0;
  }

  /** What the process answers that hosts a service; empty if there is none. */
  private Optional<String> ask(String service) {
    return request(service, service).or(() -> request("solo", service));
  }

  private Optional<String> request(String process, String service) {
    String path = start.map(game -> "/" + game + "/start").orElse("");
    URI address =
        URI.create(
            "http://127.0.0.1:%d/internal/%s/stopped-games%s"
                .formatted(ports.byName().get(process), service, path));
    try {
      HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
      connection.setConnectTimeout(TIMEOUT_MILLIS);
      connection.setReadTimeout(TIMEOUT_MILLIS);
      connection.setRequestMethod(start.isPresent() ? "POST" : "GET");
      try (InputStream answer = connection.getInputStream()) {
        return Optional.of(
            new String(answer.readAllBytes(), StandardCharsets.UTF_8)
                .indent(2)
                .replaceFirst("^", service + "\n"));
      }
    } catch (IOException e) {
      // This process does not run, or the game has not stopped in this service.
      return Optional.empty();
    }
  }

  private void print(String lines) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(lines);
    out.flush();
  }
}
