package org.lazax.chronicle.verify;

import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.ExportedEvent;
import org.lazax.chronicle.export.ExportedLog.Hidden;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.export.InvalidExportException;
import org.lazax.chronicle.export.Viewer;

/** Checks that each event is shown to those alone who may read it, and has its digest. */
record EventCheck(Viewer viewer) {
  void check(ExportedCommit step) {
    step.events().forEach(this::check);
  }

  private void check(ExportedEvent event) {
    boolean mayRead = viewer.sees(event.entry().audience());
    switch (event) {
      case Shown shown when !mayRead ->
          throw new InvalidExportException(
              shown.number(), "an event that " + viewer + " may not read");
      case Hidden hidden when mayRead ->
          throw new InvalidExportException(
              hidden.number(), "a hidden event that may be read by " + viewer);
      case Shown shown when !shown.digest().equals(shown.entry().digest()) ->
          throw new InvalidExportException(
              shown.number(),
              "this line, or the salt before it, does not match the digest in the header");
      case Hidden hidden when !hidden.digest().equals(hidden.entry().digest()) ->
          throw new InvalidExportException(hidden.number(), "not the digest in the header");
      case Shown _, Hidden _ -> {}
    }
  }
}
