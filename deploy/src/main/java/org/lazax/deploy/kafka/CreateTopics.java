package org.lazax.deploy.kafka;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lays out the topics on brokers that are run elsewhere. Doing it again changes nothing. */
@Command(
    name = "topics",
    description = "Create the topics that are missing on brokers run elsewhere.",
    mixinStandardHelpOptions = true)
public final class CreateTopics implements Callable<Integer> {
  private static final int REFUSED = 1;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--bootstrap",
      required = true,
      description = "where the brokers are: host:port, several with commas")
  private String bootstrap = "";

  @Option(
      names = "--partitions",
      defaultValue = "48",
      description = "of every topic; never changed afterwards (default: ${DEFAULT-VALUE})")
  private int partitions;

  @Option(
      names = "--replicas",
      defaultValue = "3",
      description =
          "of every partition; writing goes on while one is away (default: ${DEFAULT-VALUE})")
  private int replicas;

  @Override
  public Integer call() {
    try {
      Layout layout = new Layout(partitions, replicas);
      Topics.ensure(bootstrap, layout);
      say(
          spec.commandLine().getOut(),
          "Every topic is there with %d partitions.".formatted(partitions));
      return 0;
    } catch (IllegalArgumentException | IllegalStateException e) {
      say(spec.commandLine().getErr(), String.valueOf(e.getMessage()));
      return REFUSED;
    }
  }

  private static void say(PrintWriter to, String line) {
    to.println(line);
    to.flush();
  }
}
