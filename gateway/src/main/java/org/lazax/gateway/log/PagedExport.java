package org.lazax.gateway.log;

import java.security.KeyPair;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.LongFunction;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.export.Viewer;

/**
 * The export of a saved game with all its lines. Each time it is read, the game is read page by
 * page, and one page is kept.
 *
 * @param pages the commits after a number, as many as a page has; none after the last one
 */
record PagedExport(GameId game, LongFunction<List<Commit>> pages, SaltSource salts, KeyPair signer)
    implements Iterable<byte[]> {
  @Override
  public Iterator<byte[]> iterator() {
    return new Reading(ExportStream.begin(game, Viewer.ALL, salts, signer));
  }

  private final class Reading implements Iterator<byte[]> {
    private final ExportStream written;
    private Iterator<Commit> page = Collections.emptyIterator();
    private long last;
    private boolean ended;

    Reading(ExportStream written) {
      this.written = written;
    }

    @Override
    public boolean hasNext() {
      return !ended;
    }

    /** The lines of a commit, and after the last commit those of the end. */
    @Override
    public byte[] next() {
      if (ended) {
        throw new NoSuchElementException();
      }
      if (!page.hasNext()) {
        page = pages.apply(last).iterator();
      }
      if (!page.hasNext()) {
        ended = true;
        return written.end();
      }
      Commit commit = page.next();
      last = commit.header().seq();
      return written.add(commit);
    }
  }
}
