package org.lazax.chronicle.memory;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.KeyPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.commit.Sealing;
import org.lazax.chronicle.export.Export;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.wire.WireTypes;

/** Writes the commits of a {@link LocalGame} as records of the chronicle and as an export. */
final class LocalExport {
  private static final ClaimId CLAIM = new ClaimId("local");

  private LocalExport() {}

  static byte[] write(List<Commit> commits) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    commits.forEach(commit -> all.writeBytes(commit.bytes()));
    return all.toByteArray();
  }

  static byte[] write(
      GameId game, List<Commit> commits, Viewer viewer, SaltSource salts, KeyPair signer) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try {
      Export export = new Export(all, game, viewer, salts, signer);
      for (Commit commit : commits) {
        export.add(commit);
      }
      export.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all.toByteArray();
  }

  static List<Commit> seal(
      GameId game, List<LocalCommit> commits, WireTypes types, SaltSource salts) {
    Sealing sealing = new Sealing(types);
    List<Commit> sealed = new ArrayList<>(commits.size());
    Hash parent = Hash.ZERO;
    for (LocalCommit local : commits) {
      Optional<CommandId> command =
          Optional.of(CommandId.due(game, Long.toString(local.stamp().seq())))
              .filter(_ -> local.commanded());
      Header header =
          Header.of(game, local.stamp(), parent, local.by(), CLAIM, local.next(), command);
      Commit commit = sealing.seal(header, local.events(), salts);
      parent = commit.hash();
      sealed.add(commit);
    }
    return sealed;
  }
}
