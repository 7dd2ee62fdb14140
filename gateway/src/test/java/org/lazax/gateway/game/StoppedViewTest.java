package org.lazax.gateway.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.transport.Reply;

class StoppedViewTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Reply.Stopped STOPPED =
      new Reply.Stopped(Service.MAP, 7, "the rules failed: no such planet");

  @Test
  void itsOrganiserReadsWhy() throws JsonProcessingException {
    assertThat(shown(true))
        .isEqualTo(
            JSON.readTree(
                """
                {"id": "g", "status": "STOPPED", "view": {"round": 2}, "stopped":
                 {"by": "map-service", "seq": 7, "reason": "the rules failed: no such planet"}}
                """));
    assertThat(StoppedView.of(STOPPED, true).problem().problem().detail())
        .isEqualTo(
            "the game has stopped in map-service after commit 7: the rules failed: no such planet");
  }

  @Test
  void othersReadThatItHasStopped() throws JsonProcessingException {
    JsonNode view = shown(false);

    assertThat(view.path("status").asText()).isEqualTo("STOPPED");
    assertThat(view.path("stopped"))
        .isEqualTo(JSON.readTree("{\"by\": \"map-service\", \"seq\": 7}"));
    assertThat(StoppedView.of(STOPPED, false).problem().problem().detail())
        .isEqualTo("the game has stopped in map-service after commit 7");
  }

  /** The view as it is sent. */
  private static JsonNode shown(boolean organiser) throws JsonProcessingException {
    JsonNode view =
        JSON.readTree("{\"id\": \"g\", \"status\": \"RUNNING\", \"view\": {\"round\": 2}}");
    return JSON.readTree(StoppedView.of(STOPPED, organiser).in(view).toString());
  }
}
