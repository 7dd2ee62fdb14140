package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentState;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.notes.Note;
import org.lazax.table.setup.GivenParts;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.tokens.Tokens;

/** What is in play in a given position is refused for what is wrong with it, or given. */
class GivenPlayTest extends GivenPositions {
  private static final Captive CRUISER = new Captive(Optional.of(P2), UnitType.CRUISER, 2);
  private static final Law MINISTER =
      new Law(
          new AgendaId("minister_of_exploration"),
          Optional.of(AgendaOutcome.elect(P2)),
          Optional.of(P2));
  private static final Law REGULATIONS =
      new Law(new AgendaId("fleet_regulations"), Optional.empty(), Optional.empty());

  @Test
  void partsOfTheTableAreLaidOut() {
    Captives captives = new Captives(Map.of(P1, List.of(CRUISER)));
    Table table = started(parts(Map.of("prophecy-of-kings.captives", captives))).table();

    assertThat(Captives.of(table, P1)).containsExactly(CRUISER);
  }

  @Test
  void inconsistentPartsAreNamed() {
    Captive none = new Captive(Optional.of(P2), UnitType.CRUISER, 0);

    refused(
        "parts",
        parts(Map.of("prophecy-of-kings.captives", new Captives(Map.of(P1, List.of(none))))));
    refused(
        "parts",
        parts(Map.of("prophecy-of-kings.captives", new Captives(Map.of(P3, List.of(CRUISER))))));
  }

  @Test
  void aPartThatNoExpansionOfTheGameBringsIsNamed() {
    UnaryOperator<GivenPosition> captives =
        parts(Map.of("prophecy-of-kings.captives", new Captives(Map.of(P1, List.of(CRUISER)))));

    names("part", create(captives).with(List.of(new ExpansionId("base"))));
    refused("part", parts(Map.of("elsewhere.tokens", new HeldTokens(Map.of(P1, Set.of(P2))))));
  }

  @Test
  void lawsAreInPlayAndNotInTheDeck() {
    Table table = started(laws(MINISTER, REGULATIONS)).table();

    assertThat(table.council().laws()).containsExactly(MINISTER, REGULATIONS);
    assertThat(table.council().drawn()).contains(MINISTER.agenda(), REGULATIONS.agenda());
    refused("agenda", laws(REGULATIONS, REGULATIONS));
  }

  @Test
  void aLawIsAttachedToThePlanetThatItElected() {
    Law sanctuary =
        new Law(
            new AgendaId("senate_sanctuary"),
            Optional.of(AgendaOutcome.elect(LODOR)),
            Optional.empty());
    Table table = started(laws(sanctuary)).table();

    assertThat(PlanetFacts.of(table, LODOR).influence()).isEqualTo(3);
    refused(
        "law",
        laws(
            new Law(
                sanctuary.agenda(),
                Optional.of(AgendaOutcome.elect(PlanetId.MECATOL_REX)),
                Optional.empty())));
  }

  @Test
  void lawsThatCannotBeInPlayAreNamed() {
    refused("law", laws(new Law(new AgendaId("mutiny"), Optional.empty(), Optional.empty())));
    refused("law", laws(new Law(new AgendaId("no_such"), Optional.empty(), Optional.empty())));
    refused("law", laws(new Law(MINISTER.agenda(), Optional.empty(), Optional.empty())));
    refused("law", laws(new Law(MINISTER.agenda(), MINISTER.elected(), Optional.of(P1))));
    refused("law", laws(new Law(REGULATIONS.agenda(), MINISTER.elected(), Optional.empty())));
    refused(
        "law",
        laws(new Law(MINISTER.agenda(), Optional.of(AgendaOutcome.elect(P3)), Optional.of(P3))));
  }

  @Test
  void aFleetPoolHoldsNoMoreTokensThanALawAllows() {
    UnaryOperator<GivenPosition> five = sheet(new Tokens(3, 5, 2), 0, 0, "neural_motivator", 0);

    started(five);
    started(laws(REGULATIONS));
    refused("seat", p -> laws(REGULATIONS).apply(five.apply(p)));
  }

  @Test
  void moreStructuresStandOnAPlanetWhereALawAllowsIt() {
    Law defense = new Law(new AgendaId("homeland_defense_act"), Optional.empty(), Optional.empty());
    UnaryOperator<GivenPosition> three = units("26/lodor", P1, UnitType.PDS, 3);

    refused("units", three);
    Table table = started(p -> laws(defense).apply(three.apply(p))).table();
    assertThat(table.units().count(P1, UnitType.PDS)).isEqualTo(3);
  }

  @Test
  void notesOfOthersLieInPlayAreas() {
    Table table = started(notes(P1, "trade_convoys")).table();

    assertThat(table.player(P1).notesInPlay()).containsExactly(Note.parse("trade_convoys"));
    refused("promissoryNote", notes(P2, "trade_convoys"));
    refused("promissoryNote", notes(P1, "trade_convoys", "trade_convoys"));
    refused("promissoryNote", notes(P1, "no_such_note"));
    refused("seat", notes(P3, "trade_convoys"));
  }

  @Test
  void noOtherNotesLieThere() {
    refused("promissoryNote", notes(P1, "ceasefire@p2"));
    Map<Seat, FactionId> nomad = Map.of(P1, new FactionId("sol"), P2, new FactionId("nomad"));
    names("promissoryNote", create(notes(P1, "the_cavalry"), nomad, Map.of()));
  }

  @Test
  void aNoteLiesThereInThePrintThatStaysInPlay() {
    Map<Seat, FactionId> arborec = Map.of(P1, new FactionId("sol"), P2, new FactionId("arborec"));
    CreateGame stymie = create(notes(P1, "stymie"), arborec, Map.of());

    names("promissoryNote", stymie);
    assertThat(
            stymie
                .withFirstPrints(Optional.of(Set.of(ComponentRef.parse("promissory_note/stymie"))))
                .check(StandardRules.TABLE))
        .isEmpty();
  }

  @Test
  void aNoteInPlayIsInNoHand() {
    Hand hand = new Hand(List.of(), List.of(), Optional.of(List.of(Note.parse("trade_convoys"))));
    CreateGame twice = create(notes(P1, "trade_convoys"), FACTIONS, Map.of(P1, hand));

    assertThat(twice.check(StandardRules.TABLE).map(Refusal::values).orElseThrow())
        .containsKey("promissoryNote");
  }

  private static UnaryOperator<GivenPosition> parts(Map<String, ComponentState> parts) {
    return p -> p.withParts(Optional.of(new GivenParts(parts)));
  }

  private static UnaryOperator<GivenPosition> laws(Law... laws) {
    return p -> p.withLaws(Optional.of(List.of(laws)));
  }

  private static UnaryOperator<GivenPosition> notes(Seat seat, String... notes) {
    List<Note> lying = Arrays.stream(notes).map(Note::parse).toList();
    return p -> p.withNotesInPlay(Optional.of(Map.of(seat, lying)));
  }
}
