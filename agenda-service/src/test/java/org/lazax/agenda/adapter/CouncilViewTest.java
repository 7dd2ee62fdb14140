package org.lazax.agenda.adapter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.agenda;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.AgendaDecider;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.card.Agenda;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Position;
import org.lazax.components.StandardRules;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.council.Council;
import org.lazax.table.council.Law;

/** What everybody sees of the council. P2 votes first, P1 last. */
class CouncilViewTest {
  private static final TableKit KIT =
      THREE.law("minister_of_policy", P3).effect(P3, "agenda/public_execution");

  @Test
  void theVoteIsShownWithItsOrderItsBallotsAndWhatWasExhaustedForThem() {
    Scenario<AgendaState> begun = agenda(KIT, "mutiny");
    JsonNode before = view(begun).get("sitting");
    assertThat(before.get("agenda").asText()).isEqualTo("mutiny");
    assertThat(before.get("name").asText()).isEqualTo("Mutiny");
    assertThat(before.get("effects").get("for").asText()).isNotBlank();
    assertThat(before.get("effects").get("against").asText()).isNotBlank();
    assertThat(before.get("outcomes").toString()).isEqualTo("[\"for\",\"against\"]");
    assertThat(before.get("left").toString()).isEqualTo("[\"p2\",\"p3\",\"p1\"]");
    assertThat(before.get("ballots")).isEmpty();

    JsonNode voted = view(begun.when(P2, votes("for", "lirta_iv", "archon_ren"))).get("sitting");
    assertThat(voted.get("left").toString()).isEqualTo("[\"p1\"]");
    JsonNode cast = voted.get("ballots").get(0);
    assertThat(cast.get("seat").asText()).isEqualTo("p2");
    assertThat(cast.get("outcome").asText()).isEqualTo("for");
    assertThat(cast.get("votes").asInt()).isEqualTo(6);
    assertThat(cast.get("exhausted").toString()).isEqualTo("[\"lirta_iv\",\"archon_ren\"]");
    assertThat(voted.get("ballots").get(1).get("exhausted")).as("P3 cannot vote").isEmpty();
    assertThat(voted.get("votes").toString()).isEqualTo("{\"for\":6}");
  }

  @Test
  void planetsThatWereExhaustedForAnEarlierAgendaAreNotShown() {
    Scenario<AgendaState> over =
        agenda(KIT, "mutiny").when(P2, votes("for", "lirta_iv")).when(P1, new Abstain());
    assertThat(over.own().exhausted()).containsOnlyKeys(P2);
    assertThat(view(over).has("sitting")).isFalse();
    JsonNode decided = view(over).get("sessions").get("decided").get(0);
    assertThat(decided.get("agenda").asText()).isEqualTo("mutiny");
    assertThat(decided.get("outcome").asText()).isEqualTo("for");
  }

  @Test
  void aLawInForceIsShownWithWhatItDoes() {
    JsonNode law = view(agenda(KIT, "mutiny")).get("laws").get(0);

    assertThat(law.get("agenda").asText()).isEqualTo("minister_of_policy");
    assertThat(law.get("owner").asText()).isEqualTo("p3");
    assertThat(law.get("name").asText()).isEqualTo("Minister of Policy");
    assertThat(law.get("effects").get("elect").asText()).isNotBlank();
  }

  @Test
  void ofALawInForceTheOtherSideIsLeftOut() {
    Scenario<AgendaState> sitting = agenda(THREE.law("representative_government"), "mutiny");
    JsonNode law = view(sitting).get("laws").get(0);

    assertThat(law.get("effects").get("for").asText()).isNotBlank();
    assertThat(law.get("effects").has("against")).as("it was not rejected").isFalse();
  }

  @Test
  void everyLawSaysWhatItDoesInForce() {
    for (Agenda card : KIT.table().catalog().agendas().values()) {
      if (card.type() == Agenda.Type.LAW) {
        Law law = new Law(card.id(), Optional.empty(), Optional.empty());
        Table table = KIT.with(t -> t.withCouncil(Council.NONE.withLaw(law))).table();
        JsonNode shown = view(table, AgendaState.INITIAL).get("laws").get(0);
        String side = card.outcome() == Agenda.Outcome.FOR_AGAINST ? "for" : "elect";
        assertThat(shown.path("effects").path(side).asText()).as(card.name()).isNotBlank();
      }
    }
  }

  private static JsonNode view(Scenario<AgendaState> scenario) {
    return view(scenario.table(), scenario.own());
  }

  private static JsonNode view(Table table, AgendaState own) {
    CouncilView view = CouncilView.of(new Position<>(Stamp.NONE, table, own));
    return new AgendaDecider(StandardRules.TABLE).wire().json().valueToTree(view);
  }
}
