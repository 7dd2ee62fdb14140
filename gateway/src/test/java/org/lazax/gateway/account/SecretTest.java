package org.lazax.gateway.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SecretTest {
  @Test
  void noTwoSecretsAreTheSame() {
    assertThat(Secret.drawn().text()).isNotEqualTo(Secret.drawn().text());
  }

  @Test
  void aSecretThatWasToldIsReadBack() {
    Secret drawn = Secret.drawn();

    assertThat(Secret.parse(drawn.text())).contains(drawn);
  }

  @Test
  void whatCannotBeASecretIsNotEvenLookedUp() {
    assertThat(Secret.parse("")).isEmpty();
    assertThat(Secret.parse("lzx_short")).isEmpty();
    assertThat(Secret.parse(Secret.drawn().text() + "x")).isEmpty();
    assertThat(Secret.parse("lzx_" + "'".repeat(43))).isEmpty();
  }

  @Test
  void whatIsKeptOfASecretIsItsSha256() {
    Secret known = new Secret("lzx_" + "A".repeat(43));

    assertThat(known.hash())
        .isEqualTo("1a70b65440f18c6f4801a6b950117c418e955c9bf99bb73057c8e3dadacfd7fd");
  }

  @Test
  void aSecretDoesNotEndUpInALogLine() {
    Secret drawn = Secret.drawn();

    assertThat(drawn.toString()).doesNotContain(drawn.text());
  }
}
