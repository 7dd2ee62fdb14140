package org.lazax.deploy.postgres;

import java.io.IOException;
import java.nio.file.Path;
import org.lazax.deploy.server.Resident;

/**
 * The main class of the process that runs the database server. Arguments: data directory, port,
 * ready file.
 */
public final class PostgresProcess {
  private PostgresProcess() {}

  public static void main(String[] args) throws IOException {
    var server = EmbeddedPostgresServer.start(Path.of(args[0]), Integer.parseInt(args[1]));
    Resident.run(server, server.ended(), Path.of(args[2]));
  }
}
