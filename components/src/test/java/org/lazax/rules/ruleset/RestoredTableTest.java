package org.lazax.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.UnknownComponentException;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** A table that is read knows no rules: it has those of its settings once it is restored. */
class RestoredTableTest {
  private static final ObjectMapper JSON =
      TableTypes.of(StandardRules.TABLE, WireTypes.of(List.of())).json();

  private static final Table LAID = TableKit.players(2).tile("26", 0, 0).table();

  @Test
  void nothingIsPrintedForATableThatIsNotRestored() throws JsonProcessingException {
    Table read = JSON.readValue(JSON.writeValueAsString(LAID), Table.class);

    assertThat(read.catalog()).isSameAs(Catalog.EMPTY);
    assertThat(read.galaxy().tiles()).isEqualTo(LAID.galaxy().tiles());
    assertThat(read.galaxy().systems()).isEmpty();
    assertThatThrownBy(() -> read.catalog().faction(new FactionId("sol")))
        .isInstanceOf(UnknownComponentException.class);
  }

  @Test
  void aRestoredTableIsTheOneThatWasWritten() throws JsonProcessingException {
    Table read = JSON.readValue(JSON.writeValueAsString(LAID), Table.class);

    assertThat(StandardRules.TABLE.restored(read)).isEqualTo(LAID);
  }

  @Test
  void aGalaxyIsPrintedByTheRulesOfItsTable() {
    assertThat(StandardRules.TABLE.galaxy().catalog()).isSameAs(StandardRules.RULESET.catalog());
    assertThat(LAID.galaxy().has(SystemId.of("26"))).isTrue();
    assertThat(LAID.withRules(Table.EMPTY.rules()).galaxy().systems()).isEmpty();
  }
}
