package org.lazax.chronicle.commit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;

final class EventLinesTest {
  private static final WireTypes KERNEL = WireTypes.of(KernelEvent.TYPES);
  private static final EventLines MAP_READS = EventLines.of(Service.MAP, KERNEL, Upcasters.NONE);
  private static final Commit PASSED = CommitBuilder.on(CommitBuilder.genesis().commit()).commit();

  @Test
  void aSealedEventIsReadBack() {
    assertThat(MAP_READS.read(PASSED)).containsExactly(new KernelEvent.Passed(0, new Seat(1)));
  }

  @Test
  void aFlowEventOfAnotherServiceIsSkipped() {
    assertThat(MAP_READS.read(renamed("game.turn-begun.v1"))).isEmpty();
  }

  @Test
  void anUnknownOwnOrSharedEventIsUnreadable() {
    for (String type : new String[] {"map.moved.v1", "table.moved.v1", "kernel.passed.v9"}) {
      assertThatThrownBy(() -> MAP_READS.read(renamed(type)))
          .isInstanceOf(UnreadableException.class)
          .hasMessage("an unknown event: " + type);
    }
  }

  @Test
  void aReaderOfAllEventsSkipsNone() {
    EventLines all = EventLines.ofAll(KERNEL, Upcasters.NONE);

    assertThatThrownBy(() -> all.read(renamed("game.turn-begun.v1")))
        .isInstanceOf(UnreadableException.class);
  }

  @Test
  void aMalformedLineIsUnreadableAndNotQuoted() {
    for (String line :
        new String[] {
          "{\"window\":0}x",
          "{\"window\":0,\"seat\":\"p1\",\"more\":1}",
          "{\"window\":0,\"seat\":\"p1\",\"seat\":\"p1\"}",
          "{\"window\":\"secret\",\"seat\":\"p1\"}",
          "[]"
        }) {
      Commit changed = but("{\"window\":0,\"seat\":\"p1\"}", line);
      assertThatThrownBy(() -> MAP_READS.read(changed))
          .isInstanceOf(UnreadableException.class)
          .hasNoCause()
          .hasMessageStartingWith("not a kernel.passed.v1")
          .hasMessageNotContaining("secret");
    }
  }

  @Test
  void aLineInAnotherEncodingThanUtf8IsUnreadable() {
    String passed = "{\"window\":0,\"seat\":\"p1\"}";

    assertThat(MAP_READS.read("kernel.passed.v1", Line.of(passed)))
        .isEqualTo(new KernelEvent.Passed(0, new Seat(1)));
    for (Charset other : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      assertThatThrownBy(() -> MAP_READS.read("kernel.passed.v1", Line.of(passed.getBytes(other))))
          .isInstanceOf(UnreadableException.class);
    }
  }

  @Test
  void anotherNumberOfLinesThanInTheHeaderIsUnreadable() {
    assertThatThrownBy(() -> MAP_READS.read(but("{\"window\":0,\"seat\":\"p1\"}\n", "")))
        .isInstanceOf(UnreadableException.class);
    assertThatThrownBy(() -> MAP_READS.read(but("\"p1\"}\n", "\"p1\"}\n{}\n")))
        .isInstanceOf(UnreadableException.class);
  }

  @Test
  void anOldVersionIsReadThroughItsUpcasters() {
    Upcasters upcasters =
        Upcasters.NONE
            .with("kernel.waved.v1", "kernel.waved.v2", EventLinesTest::seatedFirst)
            .with("kernel.waved.v2", "kernel.passed.v1", json -> json.put("window", 7));
    EventLines lines = EventLines.of(Service.MAP, KERNEL, upcasters);

    assertThat(lines.read("kernel.waved.v1", Line.of("{\"who\":3}")))
        .isEqualTo(new KernelEvent.Passed(7, new Seat(3)));
    assertThat(lines.read("kernel.waved.v2", Line.of("{\"seat\":\"p2\"}")))
        .isEqualTo(new KernelEvent.Passed(7, new Seat(2)));
  }

  @Test
  void upcastersMustNotFormACycle() {
    Upcasters one = Upcasters.NONE.with("a.b.v1", "a.b.v2", json -> json);

    assertThatThrownBy(() -> one.with("a.b.v2", "a.b.v1", json -> json))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> one.with("a.b.v1", "a.b.v3", json -> json))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static ObjectNode seatedFirst(ObjectNode json) {
    int number = json.remove("who").intValue();
    return json.put("seat", "p" + number);
  }

  private static Commit renamed(String type) {
    return but("kernel.passed.v1", type);
  }

  private static Commit but(String was, String is) {
    String text = new String(PASSED.bytes(), StandardCharsets.UTF_8);
    assertThat(text).contains(was);
    return (Commit) ChronicleRecord.read(text.replace(was, is).getBytes(StandardCharsets.UTF_8));
  }
}
