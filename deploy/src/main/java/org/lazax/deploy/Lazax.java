package org.lazax.deploy;

import org.lazax.deploy.kafka.CreateTopics;
import org.lazax.deploy.up.Games;
import org.lazax.deploy.up.Remember;
import org.lazax.deploy.up.Up;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The commands that run the platform. */
@Command(
    name = "lazax",
    description = "Lazax hosts Twilight Imperium 4 games.",
    mixinStandardHelpOptions = true,
    subcommands = {Up.class, Games.class, Remember.class, CreateTopics.class})
public final class Lazax {
  private Lazax() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Lazax()).execute(args));
  }
}
