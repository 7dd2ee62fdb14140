package org.lazax.chronicle.transport;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.UnreadableException;

/** Commits as the body of an internal request: each with its length in bytes before it. */
public final class CommitBundle {
  private CommitBundle() {}

  /** The bytes of these commits. */
  public static byte[] write(List<Commit> commits) {
    ByteArrayOutputStream bundle = new ByteArrayOutputStream();
    for (Commit commit : commits) {
      byte[] bytes = commit.bytes();
      bundle.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
      bundle.writeBytes(bytes);
    }
    return bundle.toByteArray();
  }

  /** The commits in these bytes. Refuses other bytes with {@link UnreadableException}. */
  public static List<Commit> read(byte[] bundle) {
    List<Commit> commits = new ArrayList<>();
    ByteBuffer left = ByteBuffer.wrap(bundle);
    try {
      while (left.hasRemaining()) {
        int length = left.getInt();
        if (length < 0 || length > left.remaining()) {
          throw new UnreadableException("a commit of %d bytes is cut".formatted(length));
        }
        byte[] bytes = new byte[length];
        left.get(bytes);
        if (!(ChronicleRecord.read(bytes) instanceof Commit commit)) {
          throw new UnreadableException("no commit");
        }
        commits.add(commit);
      }
    } catch (BufferUnderflowException e) {
      throw new UnreadableException("the length of a commit is cut", e);
    }
    return commits;
  }
}
