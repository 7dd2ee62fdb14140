package org.lazax.deploy.kafka;

import java.io.IOException;
import java.nio.file.Path;
import org.lazax.deploy.server.Resident;

/**
 * The broker as a process of its own. Arguments: data directory, port, the file that says ready.
 */
public final class KafkaProcess {
  private KafkaProcess() {}

  public static void main(String[] args) throws IOException {
    var broker = EmbeddedKafka.start(Path.of(args[0]), Integer.parseInt(args[1]));
    Resident.stay(broker, broker.ended(), Path.of(args[2]));
  }
}
