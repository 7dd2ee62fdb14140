package org.lazax.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.components.StandardRules;
import org.lazax.table.component.ComponentRef;

class FirstPrintsTest {
  private static final Ruleset RULESET = StandardRules.RULESET;

  @Test
  void everyFirstPrintWithCodeCanBeChosenForAGame() {
    List<ComponentRef> coded =
        RULESET.components().all().stream()
            .map(Component::ref)
            .filter(ref -> ref.name().endsWith(".base"))
            .toList();

    assertThat(coded).contains(ComponentRef.parse("promissory_note/cybernetic_enhancements.base"));
    assertThat(FirstPrints.all(RULESET.catalog()))
        .extracting(ComponentRef::asFirstPrinted)
        .containsAll(coded);
  }
}
