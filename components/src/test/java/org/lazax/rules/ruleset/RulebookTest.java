package org.lazax.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.RefusalException;
import org.lazax.components.StandardRules;

class RulebookTest {
  private static final Rulebook BOOK = StandardRules.BOOK;

  @Test
  void aChoiceIsOneRulesetInWhateverOrderItIsNamed() {
    Ruleset ruleset = BOOK.of(chosen("base", "codex_1"));

    assertThat(BOOK.of(chosen("codex_1", "base"))).isSameAs(ruleset);
    assertThat(BOOK.requested(chosen("codex_1", "base"))).isSameAs(ruleset);
    assertThat(ruleset.expansions()).isEqualTo(chosen("base", "codex_1").orElseThrow());
  }

  @Test
  void whoAsksForNoneGetsWhatIsPlayedUsually() {
    assertThat(BOOK.requested(Optional.empty())).isSameAs(BOOK.usual());
  }

  @Test
  void whoAsksForWhatCannotBePlayedIsRefused() {
    RefusalException refused =
        catchThrowableOfType(RefusalException.class, () -> BOOK.requested(chosen("base", "mars")));

    assertThat(refused.refusal())
        .isEqualTo(BOOK.refused(chosen("base", "mars").orElseThrow()).orElseThrow());
  }

  private static Optional<List<ExpansionId>> chosen(String... names) {
    return Optional.of(Stream.of(names).map(ExpansionId::new).toList());
  }
}
