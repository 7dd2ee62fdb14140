package org.lazax.gateway.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SecretTest {
  @Test
  void twoSecretsDiffer() {
    assertThat(Secret.random().text()).isNotEqualTo(Secret.random().text());
  }

  @Test
  void aSecretIsReadBackFromItsText() {
    Secret secret = Secret.random();

    assertThat(Secret.parse(secret.text())).contains(secret);
  }

  @Test
  void aTextWithoutTheFormOfASecretIsNone() {
    assertThat(Secret.parse("")).isEmpty();
    assertThat(Secret.parse("lzx_short")).isEmpty();
    assertThat(Secret.parse(Secret.random().text() + "x")).isEmpty();
    assertThat(Secret.parse("lzx_" + "'".repeat(43))).isEmpty();
  }

  @Test
  void theHashOfASecretIsItsSha256() {
    Secret known = new Secret("lzx_" + "A".repeat(43));

    assertThat(known.hash())
        .isEqualTo("1a70b65440f18c6f4801a6b950117c418e955c9bf99bb73057c8e3dadacfd7fd");
  }

  @Test
  void theSecretIsNotInItsStringForm() {
    Secret secret = Secret.random();

    assertThat(secret.toString()).doesNotContain(secret.text());
  }
}
