package org.lazax.combat.odds;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.lazax.components.StandardRules;

/** Questions about fights, as a client would write them, with single quotes. */
final class Asked {
  private static final ObjectMapper JSON = new ObjectMapper();

  private Asked() {}

  static OddsAnswer space(String attacker, String defender) {
    return exact("space", attacker, defender);
  }

  static OddsAnswer ground(String attacker, String defender) {
    return exact("ground", attacker, defender);
  }

  static OddsAnswer exact(String kind, String attacker, String defender) {
    return answer(kind, attacker, defender, "");
  }

  static OddsAnswer simulated(String kind, String attacker, String defender, int trials) {
    return answer(kind, attacker, defender, ",'method':'simulate','trials':" + trials);
  }

  static OddsAnswer answer(String kind, String attacker, String defender, String more) {
    return Odds.of(question(kind, attacker, defender, more), StandardRules.BOOK);
  }

  static JsonNode question(String kind, String attacker, String defender, String more) {
    return json(
        "{'kind':'%s','attacker':{%s},'defender':{%s}%s}"
            .formatted(kind, attacker, defender, more));
  }

  static JsonNode json(String text) {
    try {
      return JSON.readTree(text.replace('\'', '"'));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
