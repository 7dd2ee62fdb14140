package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.components.StandardRules;

/** A fight is between what the expansions have that the request names. */
class ExpansionsOddsTest {
  private static final String LANDED = "'units':{'infantry':2}";
  private static final String BASE = ",'expansions':['base']";

  @Test
  void whatIsPlayedUsuallyNeedNotBeNamed() {
    String usual = ",'expansions':['codex_3','codex_2','codex_1','prophecy_of_kings','base']";

    assertThat(Asked.answer("ground", LANDED, LANDED + ",'faction':'mahact'", usual))
        .isEqualTo(Asked.ground(LANDED, LANDED + ",'faction':'mahact'"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\0',
      delimiter = '|',
      value = {
        "'faction':'mahact'|unknown-faction|attacker.faction|mahact",
        "'units':{'mech':1}|unknown-unit|attacker.units.mech|mech",
        "'effects':{'supercharge':1}|unknown-effect|attacker.effects.supercharge|supercharge",
        "'effects':{'leader/tellurian':1}|unknown-effect|attacker.effects.leader/tellurian"
            + "|leader/tellurian",
      })
  void aComponentOfAnotherExpansionIsUnknown(String asked, String type, String at, String value) {
    assertThat(Asked.ground(asked, LANDED).defenderWins()).isPositive();

    Refusal refused = refused(asked, BASE);

    assertThat(refused.type()).isEqualTo(type);
    assertThat(refused.values()).containsEntry("at", at).containsEntry("value", value);
  }

  @Test
  void whatACodexPrintedAnewIsPlayedAsItWasFirstPrintedWithoutIt() {
    String shielded = "'units':{'infantry':2,'pds':1},'effects':{'%s':1}";
    String grid = shielded.formatted("magen_defense_grid");
    String first = shielded.formatted("magen_defense_grid.base");

    assertThat(Asked.answer("ground", LANDED, grid, BASE)).isEqualTo(Asked.ground(LANDED, first));
    assertThat(Asked.ground(LANDED, grid)).isNotEqualTo(Asked.ground(LANDED, first));
  }

  @Test
  void aFirstPrintThatIsUsedOutsideOfCombatsHasNoEffectOnOdds() {
    String weapon = "'units':{'war_sun':1,'infantry':1},'effects':{'x_89_bacterial_weapon':1}";

    assertThat(Asked.ground(weapon, LANDED).attackerWins()).isPositive();
    assertThat(refused(weapon, BASE).type()).isEqualTo("no-effect-in-odds");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\0',
      delimiter = '|',
      value = {"'base','mars'|mars", "'codex_1'|base", "'base','base'|base"})
  void expansionsThatCannotBePlayedAreRefusedAsForAGame(String expansions, String atFault) {
    Refusal refused = refused(LANDED, ",'expansions':[" + expansions + "]");

    assertThat(refused.type()).isEqualTo("unplayable-expansions");
    assertThat(refused.values())
        .containsEntry("expansion", new ExpansionId(atFault))
        .containsEntry("allowed", StandardRules.BOOK.known());
  }

  private static Refusal refused(String attacker, String more) {
    return catchThrowableOfType(
            RefusalException.class, () -> Asked.answer("ground", attacker, LANDED, more))
        .refusal();
  }
}
