package org.lazax.deploy.kafka;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Creates the topics on an external Kafka cluster. Existing topics are left as they are. */
@Command(
    name = "topics",
    description = "Create missing topics on an external Kafka cluster.",
    mixinStandardHelpOptions = true)
public final class CreateTopics implements Callable<Integer> {
  private static final int FAILED = 1;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--bootstrap",
      required = true,
      description = "bootstrap servers: host:port, separated by commas")
  private String bootstrap = "";

  @Option(
      names = "--partitions",
      defaultValue = "48",
      description =
          "number of partitions of each topic; it cannot be changed later (default: ${DEFAULT-VALUE})")
  private int partitions;

  @Option(
      names = "--replicas",
      defaultValue = "3",
      description =
          "number of replicas of each partition; one may be unavailable (default: ${DEFAULT-VALUE})")
  private int replicas;

  @Override
  public Integer call() {
    try {
      Layout layout = new Layout(partitions, replicas);
      Topics.ensure(bootstrap, layout);
      print(
          spec.commandLine().getOut(),
          "All topics exist with %d partitions.".formatted(partitions));
      return 0;
    } catch (IllegalArgumentException | IllegalStateException e) {
      print(spec.commandLine().getErr(), String.valueOf(e.getMessage()));
      return FAILED;
    }
  }

  private static void print(PrintWriter out, String line) {
    out.println(line);
    out.flush();
  }
}
