package org.lazax.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.components.faction.mahact.TokensHeld;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.components.technology.InfantryAwaited;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;
import org.lazax.table.TableParts;

/** The parts of the table that expansions bring. */
class StateOfExpansionsTest {
  private static final ObjectMapper JSON =
      TableTypes.of(StandardRules.TABLE, WireTypes.of(List.of())).json();

  private static final Table LAID =
      TableKit.players(2)
          .wholeExplorationDecks()
          .with(new TokensHeld(P1, Set.of(P2))::fold)
          .with(new InfantryAwaited(P2, 3)::fold)
          .table();

  @Test
  void aTableIsWrittenWithWhatLiesOnItAndReadAlike() throws JsonProcessingException {
    JsonNode written = JSON.valueToTree(LAID);

    assertThat(written.get("parts").toString())
        .isEqualTo(
            "{\"base.awaited-infantry\":{\"count\":{\"p2\":3}},"
                + "\"prophecy-of-kings.held-tokens\":{\"owners\":{\"p1\":[\"p2\"]}}}");
    assertThat(JSON.treeToValue(written, Table.class).parts()).isEqualTo(LAID.parts());
  }

  @Test
  void whatIsTakenAwayLeavesNoTrace() {
    Table empty = TableKit.players(2).wholeExplorationDecks().table();
    Table left = new InfantryAwaited(P2, -3).fold(new TokensHeld(P1, Set.of()).fold(LAID));

    assertThat(JSON.valueToTree(empty).has("parts")).isFalse();
    assertThat(left).isEqualTo(empty);
    assertThat(left.parts()).isEqualTo(TableParts.NONE);
    assertThat(left.part(HeldTokens.ID)).isSameAs(HeldTokens.ID.empty());
  }

  @Test
  void anEventLeavesTheOtherPartsAlone() {
    Table more = new InfantryAwaited(P1, 1).fold(LAID);

    assertThat(more.part(HeldTokens.ID)).isSameAs(LAID.part(HeldTokens.ID));
    assertThat(more.players()).isSameAs(LAID.players());
    assertThat(AwaitedInfantry.of(more, P1)).isEqualTo(1);
  }

  @Test
  void aPartThatNoExpansionBringsIsNotRead() throws JsonProcessingException {
    String written = JSON.writeValueAsString(LAID);

    assertThatThrownBy(() -> TableTypes.SHARED.json().readValue(written, Table.class))
        .isInstanceOf(InvalidTypeIdException.class)
        .hasMessageContaining("base.awaited-infantry");
  }

  @Test
  void itsNameTellsWhichExpansionBringsIt() {
    Expansion codex = new Expansion("codex_1", List.of());

    assertThatThrownBy(() -> codex.withState(HeldTokens.ID))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("held-tokens");
  }
}
