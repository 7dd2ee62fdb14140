package org.lazax.simulation.fault;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** A signal to processes. Those that have ended meanwhile do not get it. */
enum Signal {
  /** They stand still, but keep their connections and locks. */
  STOP,
  /** They go on. */
  CONT,
  /** They end at once. */
  KILL;

  void to(List<ProcessHandle> processes) throws InterruptedException {
    if (processes.isEmpty()) {
      return;
    }
    List<String> command = new ArrayList<>(List.of("kill", "-" + this));
    processes.forEach(process -> command.add(Long.toString(process.pid())));
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
