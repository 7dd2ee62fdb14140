package org.lazax.chronicle.export;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.commit.SaltSource;

/**
 * A commit as one viewer may read it: the header line, and for each event either its salt and its
 * line, or only its digest. The lines can be checked against the chain.
 */
public record Redaction(Viewer viewer, SaltSource salts) {

  /**
   * The lines for this viewer. Refuses, with an {@link IllegalArgumentException}, a commit whose
   * event lines do not match its header.
   */
  public List<Line> of(Commit commit) {
    if (commit.firstMismatch(salts).isPresent()) {
      throw new IllegalArgumentException(
          "commit " + commit.header().seq() + " has event lines that do not match its header");
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
