package org.lazax.chronicle.export;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.commit.SaltSource;

/**
 * A commit as one viewer may read it: the header line, then of each event the salt and the line, or
 * the digest alone. Whoever holds these lines can check them against the chain.
 */
public record Redaction(Viewer viewer, SaltSource salts) {

  /** Refuses, with an {@link IllegalArgumentException}, a commit whose lines are not its own. */
  public List<Line> of(Commit commit) {
    if (commit.firstFalse(salts).isPresent()) {
      throw new IllegalArgumentException(
          "commit " + commit.header().seq() + " has not the lines that its header tells of");
    }
    List<Line> lines = new ArrayList<>();
    lines.add(commit.headerLine());
    List<Header.Entry> events = commit.header().events();
    for (int i = 0; i < events.size(); i++) {
      if (viewer.sees(events.get(i).audience())) {
        lines.add(ExportLine.salt(salts.salt(commit.header().seq(), i)));
        lines.add(commit.lines().get(i));
      } else {
        lines.add(ExportLine.digest(events.get(i).digest()));
      }
    }
    return lines;
  }
}
