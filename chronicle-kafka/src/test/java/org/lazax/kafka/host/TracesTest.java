package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.log.CloudEvents;

class TracesTest {
  private static final CommandId COMMAND = CommandId.given("a", new GameId("game"), "key");
  private static final String ID = "0af7651916cd43dd8448eb211c80319c";
  private static final String PARENT = "00-" + ID + "-b7ad6b7169203331-01";

  private final Traces traces = new Traces();

  @Test
  void theTraceOfACommandIsRecorded() {
    traces.record(headers(PARENT));

    assertThat(traces.parent(COMMAND)).contains(PARENT);
    assertThat(traces.id(COMMAND)).contains(ID);
  }

  @Test
  void aMalformedTraceIsIgnored() {
    traces.record(headers("00"));
    traces.record(new RecordHeaders());

    assertThat(traces.parent(COMMAND)).isEmpty();
  }

  private static RecordHeaders headers(String parent) {
    RecordHeaders headers =
        new RecordHeaders(CloudEvents.headers(COMMAND.toString(), "tester", CloudEvents.COMMAND));
    headers.add("traceparent", parent.getBytes(StandardCharsets.UTF_8));
    return headers;
  }
}
