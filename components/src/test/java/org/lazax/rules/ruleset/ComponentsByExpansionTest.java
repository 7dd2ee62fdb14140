package org.lazax.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.components.expansion.Expansions;
import org.lazax.components.printed.Printed;
import org.lazax.rules.standing.StandingRules;

/** The catalog alone says which expansion a component belongs to. */
class ComponentsByExpansionTest {
  private static final Expansion BASE = new Expansion("base", List.of());
  private static final Expansion CODEX_1 = new Expansion("codex_1", List.of());

  @Test
  void aComponentBelongsToTheExpansionOfItsEntry() {
    List<Expansion> filled =
        among("action_card/bunker", "action_card/blitz", "faction_ability/ambush")
            .in(List.of(BASE, CODEX_1));

    assertThat(filled.getFirst().components())
        .extracting(each -> each.ref().toString())
        .containsExactly("action_card/bunker", "faction_ability/ambush");
    assertThat(filled.getLast().components())
        .extracting(each -> each.ref().toString())
        .containsExactly("action_card/blitz");
  }

  @Test
  void aFirstPrintBelongsToTheExpansionOfItsCard() {
    List<Expansion> filled = among("promissory_note/war_funding.base").in(List.of(BASE));

    assertThat(filled.getFirst().components()).hasSize(1);
  }

  @Test
  void aComponentWithoutAnEntryIsRefusedByName() {
    assertThatThrownBy(() -> among("action_card/bunkr"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("action_card/bunkr");
  }

  @Test
  void aComponentThatIsListedTwiceIsRefusedByName() {
    assertThatThrownBy(() -> among("action_card/bunker", "action_card/bunker"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("action_card/bunker");
  }

  @Test
  void aComponentOfAnUnknownExpansionIsRefusedByName() {
    ComponentsByExpansion found = among("action_card/blitz");

    assertThatThrownBy(() -> found.in(List.of(BASE)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("action_card/blitz")
        .hasMessageContaining("codex_1");
  }

  /** Such a component would be dead in a game of the base game alone. */
  @Test
  void aComponentInTheListOfAnotherExpansionIsRefusedByName() {
    List<Expansion> wrong =
        Expansions.known().stream()
            .map(each ->
                each.withComponents(
                    each.id().equals(new ExpansionId("codex_2"))
                        ? components("action_card/bunker").toList()
                        : List.of()))
            .toList();

    assertThatThrownBy(
            () -> new Rulebook(Catalog.standard(), wrong, Expansions.USUAL, new StandingRules()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("action_card/bunker")
        .hasMessageContaining("codex_2");
  }

  private static ComponentsByExpansion among(String... refs) {
    return ComponentsByExpansion.of(Catalog.standard(), components(refs).toList());
  }

  private static Stream<Component> components(String... refs) {
    return Stream.of(refs).map(ref -> new Printed(ref, "a test"));
  }
}
