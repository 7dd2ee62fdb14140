package org.lazax.game.adapter.printed;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Text;
import org.lazax.components.StandardRules;
import org.lazax.rules.ruleset.CatalogComponents;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Inert;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.standing.StandingRules;
import org.lazax.table.component.ComponentRef;

/** Clients read the names, costs and effects of the components of a ruleset. */
class PrintedRulesetTest {
  private static final ComponentRef AGENT = ComponentRef.parse("leader/doctor_sucaban");
  private static final PrintedRuleset USUAL = PrintedRuleset.of(StandardRules.RULESET);

  @Test
  void everyComponentOfTheRulesetIsThere() {
    assertThat(CatalogComponents.all(StandardRules.RULESET.catalog()))
        .hasSizeGreaterThan(400)
        .allSatisfy(component ->
            assertThat(USUAL.kinds().get(component.kind().toString()))
                .containsKey(component.name()));
    assertThat(USUAL.kinds().get("strategy_card")).hasSize(8);
    assertThat(USUAL.kinds().get("faction")).containsKey("arborec");
    assertThat(USUAL.kinds().get("public_objective")).containsKey("erect_a_monument");
  }

  @Test
  void costsValuesAndEffectsAreToldAndWhatSaysNothingIsLeftOut() throws IOException {
    JsonNode kinds = new ObjectMapper().readTree(USUAL.json()).path("kinds");

    assertThat(kinds.at("/unit/fighter_ii").toString())
        .isEqualTo(
            """
            {"name":"Fighter II","expansion":"base","facts":{"type":"fighter","level":2,\
            "cost":{"resources":1,"pieces":2},"combat":{"hitsOn":8,"dice":1},"move":2,\
            "technology":"fighter_ii","limit":10},"texts":[{"timing":"passive","effect":"%s"}]}\
            """
                .formatted(kinds.at("/unit/fighter_ii/texts/0/effect").asText()));
    assertThat(kinds.at("/action_card/bunker/texts/0/timing").asText())
        .isEqualTo("start of an invasion");
    assertThat(kinds.at("/agenda/arms_reduction/texts").findValuesAsText("timing"))
        .containsExactly("for", "against");
    assertThat(kinds.at("/strategy_card/construction/texts").findValuesAsText("timing"))
        .containsExactly("primary", "primary", "secondary");
    assertThat(kinds.at("/faction_ability/mitosis/faction").asText()).isEqualTo("arborec");
  }

  @Test
  void strategyCardsTellTheirFirstPrintUnlessItIsTheOnlyOne() {
    String first = "Ready every exhausted planet of yours in the chosen system.";
    PrintedComponent latest = diplomacy(USUAL);
    assertThat(latest.texts()).extracting(Text::effect).doesNotContain(first);
    assertThat(latest.facts().get("firstPrint")).extracting(JsonNode::asText).contains(first);

    PrintedComponent base =
        diplomacy(PrintedRuleset.of(StandardRules.BOOK.of(Optional.of(List.of(ExpansionId.BASE)))));
    assertThat(base.texts()).extracting(Text::effect).contains(first);
    assertThat(base.facts()).doesNotContainKey("firstPrint");
  }

  private static PrintedComponent diplomacy(PrintedRuleset of) {
    return of.kinds().getOrDefault("strategy_card", Map.of()).entrySet().stream()
        .filter(card -> card.getKey().equals("diplomacy"))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void componentsWithoutEffectAreMarkedAndNoOthers() {
    Ruleset known = StandardRules.RULESET;
    Ruleset withoutAgent =
        new Ruleset(
            known.catalog(),
            Components.of(
                known.components().all().stream()
                    .filter(component -> !component.ref().equals(AGENT))
                    .toList()),
            new StandingRules());

    assertThat(marked(PrintedRuleset.of(withoutAgent)))
        .contains(AGENT.toString())
        .isEqualTo(named(Inert.in(withoutAgent)));
    assertThat(marked(USUAL)).isEqualTo(named(Inert.in(known)));
  }

  private static Set<String> marked(PrintedRuleset printed) {
    Set<String> marked = new TreeSet<>();
    printed
        .kinds()
        .forEach((kind, components) ->
            components.forEach((id, component) -> {
              if (component.inert()) {
                marked.add(kind + "/" + id);
              }
            }));
    return marked;
  }

  private static Set<String> named(Set<ComponentRef> components) {
    return components.stream().map(ComponentRef::toString).collect(Collectors.toSet());
  }

  @Test
  void aRulesetIsFoundByItsNameWithTheComponentsOfItsExpansionsAlone() {
    PrintedRuleset base =
        PrintedRuleset.of(StandardRules.BOOK.of(Optional.of(List.of(ExpansionId.BASE))));

    assertThat(PrintedRuleset.named(base.ruleset(), StandardRules.BOOK)).contains(base);
    assertThat(PrintedRuleset.named(USUAL.ruleset(), StandardRules.BOOK)).contains(USUAL);
    assertThat(base.ruleset()).matches("base\\.[0-9a-f]{12}");
    assertThat(base.kinds()).doesNotContainKeys("relic", "exploration", "leader");
    assertThat(USUAL.only("relic").orElseThrow().kinds()).containsOnlyKeys("relic");
    assertThat(USUAL.only("dice")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "base", "base.000000000000", "nope.000000000000", "base.base.1"})
  void thereIsNoOtherRuleset(String name) {
    assertThat(PrintedRuleset.named(name, StandardRules.BOOK)).isEmpty();
  }
}
