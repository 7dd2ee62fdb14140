package org.lazax.deploy.postgres;

import java.io.IOException;
import java.nio.file.Path;
import org.lazax.deploy.server.Resident;

/**
 * Keeps the database server, with a process of its own. Arguments: data directory, port, the file
 * that says ready.
 */
public final class PostgresProcess {
  private PostgresProcess() {}

  public static void main(String[] args) throws IOException {
    var server = EmbeddedPostgresServer.start(Path.of(args[0]), Integer.parseInt(args[1]));
    Resident.stay(server, server.ended(), Path.of(args[2]));
  }
}
