package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.HostEffect.Append;
import org.lazax.chronicle.toy.ToyPlay;

/** An operator asks for a game to be started again, in the topic of commands. */
class StartAgainTest {
  private static final Query START = new Query.StartAgain("start", HostFixture.GAME, 0);

  private final HostFixture hosting = HostFixture.deciding(Service.GAME);

  @Test
  void aGameThatHasStoppedIsReadAgainFromTheLog() {
    begin();
    hosting.host.failed(HostFixture.GAME, new IllegalStateException("of a test"), hosting.now);

    List<HostEffect> effects = hosting.query(START);

    assertThat(HostFixture.only(effects, HostEffect.Reply.class).result())
        .isEqualTo(new QueryResult.Started(true));
    assertThat(HostFixture.only(effects, HostEffect.Rebuild.class).game())
        .isEqualTo(HostFixture.GAME);
    assertThat(hosting.host.stopped()).isEmpty();
  }

  @Test
  void aGameThatGoesOnIsLeftAlone() {
    begin();

    List<HostEffect> effects = hosting.query(START);

    assertThat(HostFixture.only(effects, HostEffect.Reply.class).result())
        .isEqualTo(new QueryResult.Started(false));
    assertThat(HostFixture.all(effects, HostEffect.Rebuild.class)).isEmpty();
  }

  private void begin() {
    hosting.command(hosting.envelope(0, ToyPlay.begin(2)));
    hosting.read(HostFixture.only(hosting.open(), Append.class));
  }
}
