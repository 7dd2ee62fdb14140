package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.chronicle.wire.CommandReader;
import org.lazax.simulation.rules.Services;

/** What a client reads that sends a command of another form than the contract says. */
final class CommandMessagesTest {
  private final CommandReader commands = new CommandReader(Services.wire());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '#',
      value = {
        "game.activate-system | {} | system is missing",
        "game.activate-system | {'system':null} | system is missing",
        "game.activate-system | {'system':['18']} | system is a list, not a text",
        "game.activate-system | {'system':18} | system is 18, not a text",
        "game.pass | {'hurry':true} | there is no property hurry; there are none",
        "game.choose | {'chosen':[],'service':'game'} "
            + "| there is no property service; there are chosen, counts",
        "game.decline-offer | {'offer':1,'all':'yes'} | all is \"yes\", not true or false",
        "game.decline-offer | {'offer':0.5,'all':true} | offer is 0.5, not a whole number",
        "game.give-token | {'pool':'none'} "
            + "| pool is \"none\", not one of fleet, reinforcements, strategy, tactic",
        "combat.bombard | {'aims':[{'type':'war_sun','count':0,'planet':'abyz'}]} "
            + "| aims[0] is wrong: 1 to 200 units are aimed",
        "combat.bombard | {'aims':[{'type':'war_sun','count':1}]} | aims[0].planet is missing",
        "combat.bombard | {'aims':[{'type':'war_sun','count':1,'planet':'abyz','hex':1}]} "
            + "| there is no property aims[0].hex; there are count, planet, type",
      })
  void sayWhatIsWrongAndWhere(String type, String payload, String message)
      throws JsonProcessingException {
    JsonNode body = Services.wire().json().readTree(payload.replace('\'', '"'));

    assertThatThrownBy(() -> commands.read(type, body)).hasMessage(type + ": " + message);
  }
}
