package org.lazax.deploy.kafka;

import java.io.IOException;
import java.nio.file.Path;
import org.lazax.deploy.server.Resident;

/**
 * The main class of the broker's process. Arguments: data directory, port, ready file, partitions
 * of the topics of a new installation.
 */
public final class KafkaProcess {
  private KafkaProcess() {}

  public static void main(String[] args) throws IOException {
    var broker =
        EmbeddedKafka.start(Path.of(args[0]), Integer.parseInt(args[1]), Integer.parseInt(args[3]));
    Resident.run(broker, broker.ended(), Path.of(args[2]));
  }
}
