package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.chronicle.RefusalException;

class RefusalsTest {

  /** The first pair of brackets is the attacker's, a cruiser defends. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'units':{'star':1}                              | unknown-unit     | attacker.units.star",
        "'units':{'cruiser':-1}                          | bad-count        | attacker.units.cruiser",
        "'units':{'cruiser':201}                         | bad-count        | attacker.units.cruiser",
        "'units':{'cruiser':150,'fighter':51}            | bad-count        | attacker.units",
        "'units':{'flagship':1}                          | unknown-unit     | attacker.units.flagship",
        "'faction':'lazax'                               | unknown-faction  | attacker.faction",
        "'upgraded':['fregate']                          | unknown-unit     | attacker.upgraded[0]",
        "'units':{'cruiser':1},'damaged':{'cruiser':1}   | bad-count        | attacker.damaged.cruiser",
        "'units':{'cruiser':1},'damaged':{'cruiser':2}   | bad-count        | attacker.damaged.cruiser",
        "'effects':{'luck':1}                            | unknown-effect   | attacker.effects.luck",
        "'effects':{'plasma_scoring':-1}                 | bad-count        | attacker.effects.plasma_scoring",
        "'effects':{'the_crown_of_thalnos':1}            | ambiguous-effect | attacker.effects.the_crown_of_thalnos",
        "'effects':{'intercept':1}                       | no-effect-in-odds | attacker.effects.intercept",
        "'effects':{'ghost_squad':1}                     | no-effect-in-odds | attacker.effects.ghost_squad",
        "'effects':{'technology/sarween_tools':1}        | no-effect-in-odds | attacker.effects.technology/sarween_tools",
        "'effects':{'dark_energy_tap':1}                 | no-effect-in-odds | attacker.effects.dark_energy_tap",
        "'effects':{'devour':1}                          | no-effect-in-odds | attacker.effects.devour",
        "'upgraded':['mech']                             | unknown-unit     | attacker.upgraded",
        "'policy':'bravely'                              | malformed-analysis | attacker.policy",
        "'colour':'red'                                  | malformed-analysis | attacker.colour",
        "'units':{'cruiser':1.5}                         | malformed-analysis | attacker.units.cruiser",
        "'units':{'cruiser':'2'}                         | malformed-analysis | attacker.units.cruiser",
        "'units':{'cruiser':true}                        | malformed-analysis | attacker.units.cruiser",
        "'effects':{'morale_boost':'1'}                  | malformed-analysis | attacker.effects.morale_boost",
      })
  void whatMakesNoSenseIsNamed(String attacker, String type, String at) {
    RefusalException refused =
        catchThrowableOfType(
            RefusalException.class, () -> Asked.space(attacker, "'units':{'cruiser':1}"));

    assertThat(refused.refusal().type()).isEqualTo(type);
    assertThat(refused.refusal().values()).containsEntry("at", at).containsKey("value");
  }

  /** What stands there is named, and what could, where that is not much. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'faction':'lazax'        | lazax    | letnev",
        "'units':{'star':1}       | star     | war_sun",
        "'upgraded':['fregate']   | fregate  | cruiser",
        "'units':{'flagship':1}   | flagship | dreadnought",
        "'policy':'bravely'       | bravely  | sustainFirst",
        "'colour':'red'           | red      | faction",
        "'effects':{'the_crown_of_thalnos':1} | the_crown_of_thalnos | relic/the_crown_of_thalnos",
      })
  void whatCouldStandThereIsToldWhereItIsNotMuch(String attacker, String value, String allowed) {
    RefusalException refused =
        catchThrowableOfType(
            RefusalException.class, () -> Asked.space(attacker, "'units':{'cruiser':1}"));

    assertThat(text(refused.refusal().values().get("value"))).isEqualTo(value);
    assertThat(refused.refusal().values().get("allowed"))
        .asInstanceOf(InstanceOfAssertFactories.collection(String.class))
        .contains(allowed);
  }

  private static String text(@Nullable Object value) {
    return value instanceof JsonNode node ? node.asText() : String.valueOf(value);
  }

  @Test
  void howManyThereMayBeIsTold() {
    RefusalException refused =
        catchThrowableOfType(
            RefusalException.class,
            () -> Asked.space("'units':{'cruiser':201}", "'units':{'cruiser':1}"));

    assertThat(refused.refusal().values())
        .containsEntry("value", 201)
        .containsEntry("least", 0)
        .containsEntry("most", 200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'method':'guess' | method",
        "'trials':0       | trials",
        "'nebula':'yes'   | nebula",
        "'nebula':'true'  | nebula",
        "'nebula':1       | nebula",
        "'trials':'5'     | trials",
        "'moon':true      | moon",
      })
  void soIsWhatIsAskedOfTheFight(String more, String at) {
    RefusalException refused =
        catchThrowableOfType(
            RefusalException.class,
            () ->
                Asked.answer(
                    "space",
                    "",
                    "",
                    "," + more + (more.contains("trials") ? ",'method':'simulate'" : "")));

    assertThat(refused.refusal().values()).containsEntry("at", at);
  }
}
