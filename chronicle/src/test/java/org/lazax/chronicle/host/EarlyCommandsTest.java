package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.HostEffect.Append;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;

/** A command that was made on a commit not yet read is held until the commit comes. */
class EarlyCommandsTest {
  @Test
  void aGameIsNotForgottenWhileACommandWaitsForItsFirstCommit() {
    HostFixture hosting = HostFixture.deciding(Service.GAME);
    CommandEnvelope early = hosting.envelope(1, new ToyCommand.Join("ab"));
    assertThat(HostFixture.all(hosting.command(early), Append.class)).isEmpty();

    hosting.advance(Duration.ofSeconds(1));
    hosting.command(hosting.envelope(0, ToyPlay.begin(2)));
    List<HostEffect> effects = hosting.read(HostFixture.only(hosting.open(), Append.class));

    assertThat(ChronicleRecord.read(HostFixture.only(effects, Append.class).value()))
        .isInstanceOfSatisfying(
            Commit.class,
            commit -> assertThat(commit.header().command()).contains(early.command()));
  }
}
