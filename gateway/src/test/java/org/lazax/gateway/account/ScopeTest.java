package org.lazax.gateway.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ScopeTest {
  @Test
  void scopesAreStoredInAlphabeticalOrder() {
    assertThat(Scope.print(Set.of(Scope.READ, Scope.PLAY))).isEqualTo("play read");
    assertThat(Scope.parseAll("play read")).containsExactlyInAnyOrder(Scope.PLAY, Scope.READ);
  }

  @Test
  void anUnknownScopeIsRefused() {
    assertThatThrownBy(() -> Scope.parseAll("play everything"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
