package org.lazax.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Stamp;
import org.lazax.components.StandardRules;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.event.setup.GameConfigured;
import org.lazax.table.event.setup.RulesChanged;

final class RulesetVersionTest {
  private static final int OLDER = 4;
  private static final int NEWER = 6;

  @Test
  void aTableWithoutAGameIsOfNoVersion() {
    assertThat(StandardRules.TABLE.rulesVersion()).isEmpty();
    assertThat(under(NEWER, StandardRules.TABLE).settle()).isEmpty();
  }

  @Test
  void aGameIsOfTheVersionThatItsGenesisTells() {
    assertThat(begun(Optional.of(OLDER)).rulesVersion()).contains(OLDER);
  }

  @Test
  void aLogThatTellsNoneIsOfVersionZeroAndGoesOnUnderTodays() {
    Table table = begun(Optional.empty());

    assertThat(table.rulesVersion()).contains(0);
    assertThat(table.settle()).containsExactly(new RulesChanged(0, RulesetVersion.CURRENT));
  }

  @Test
  void newerRulesSayOnceThatTheGameGoesOnUnderThem() {
    Table table = under(NEWER, begun(Optional.of(OLDER)));
    RulesChanged changed = new RulesChanged(OLDER, NEWER);

    assertThat(table.settle()).containsExactly(changed);
    assertThat(table.settle(table)).containsExactly(changed);
    assertThat(table.guard(changed)).isEmpty();
    Table after = table.evolve(changed, Stamp.NONE);
    assertThat(after.rulesVersion()).contains(NEWER);
    assertThat(after.settle()).isEmpty();
    assertThat(after.settle(table)).isEmpty();
  }

  @Test
  void olderRulesBesideThemSayNothing() {
    Table table = begun(Optional.of(NEWER));

    assertThat(under(OLDER, table).settle()).isEmpty();
    assertThat(under(NEWER, table).settle()).isEmpty();
  }

  @Test
  void versionsOnlyGoUp() {
    Table table = begun(Optional.of(NEWER));

    assertThat(table.guard(new RulesChanged(NEWER, OLDER))).isPresent();
    assertThat(table.guard(new RulesChanged(NEWER, NEWER))).isPresent();
    assertThat(table.guard(new RulesChanged(OLDER, NEWER + 1))).isPresent();
    assertThat(table.guard(new RulesChanged(NEWER, NEWER + 1))).isEmpty();
  }

  private static Table begun(Optional<Integer> version) {
    return StandardRules.TABLE.evolve(new GameConfigured(Settings.NONE, version), Stamp.NONE);
  }

  private static Table under(int version, Table table) {
    return table.withRules(StandardRules.RULESET.withVersion(version));
  }
}
