package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption.Usable;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.StandingOrdersLeft;
import org.lazax.rules.kit.ScriptedDice;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.simulation.view.Views;
import org.lazax.table.Table;
import org.lazax.table.orders.MomentName;

/** A made-up moment: {@link SeedBank} brings it about, and {@link Pollination} answers it. */
final class MadeUpMomentTest {
  private static final Seat P1 = new Seat(1);
  private static final MomentName SEED_PLACED = new MomentName("gardens.seed-placed");

  private static final Table EMPTY = MadeUpGame.emptyTable(Catalog.standard(), Gardens.EXPANSION);
  private static final GameDecider DECIDER = new GameDecider(EMPTY);

  private final List<GameEvent> events = new ArrayList<>();
  private final List<Table> atTheMoment = new ArrayList<>();
  private final Table end = played();

  private Table played() {
    return WholeGame.of(
            3,
            MadeUpGame.setup(
                MadeUpGame.standardAnd(Gardens.NAME), Map.of(P1, new FactionId("gardeners"))),
            EMPTY,
            SimpleBot::new)
        .onCommit(this::read)
        .play()
        .game()
        .table();
  }

  private void read(LocalCommit commit, Table table) {
    events.addAll(commit.events());
    table
        .kernel()
        .awaiting()
        .filter(window -> window.about().equals(SEED_PLACED.value()))
        .ifPresent(_ -> atTheMoment.add(table));
  }

  @Test
  void oneComponentBringsItAboutAndAnotherAnswersIt() {
    assertThat(opened())
        .filteredOn(under -> under instanceof Moment moment && isSeedPlaced(moment))
        .hasSize(Seeds.MAX);
    assertThat(events)
        .filteredOn(event ->
            event instanceof WindowOpened(var window)
                && window.about().equals(SEED_PLACED.value())
                && window.order().equals(List.of(P1)))
        .hasSize(Seeds.MAX);
    assertThat(opened())
        .anyMatch(under ->
            under instanceof Effect effect && effect.use().ability().equals(Pollination.NAME));
  }

  private List<Procedure> opened() {
    return events.stream()
        .filter(FrameOpened.class::isInstance)
        .map(event -> ((FrameOpened) event).procedure())
        .toList();
  }

  private static boolean isSeedPlaced(Moment moment) {
    return moment.occurrence().equals(new SeedPlaced(P1, P1));
  }

  /** Twin tables differ in the seed that was placed last. */
  @Test
  void whoIsAskedDoesNotDependOnWhatLiesFaceDown() {
    assertThat(atTheMoment)
        .extracting(table -> table.part(Seeds.ID).of(P1))
        .contains(List.of(Seeds.MEDLAR), List.of(Seeds.MEDLAR, Seeds.QUINCE));
    for (Table table : atTheMoment) {
      Table twin = table.withPart(Seeds.ID, MadeUpMomentTest::withOtherSeed);
      boolean medlar = table.part(Seeds.ID).of(P1).getLast().equals(Seeds.MEDLAR);

      assertThat(isOffered(table)).isEqualTo(medlar);
      assertThat(isOffered(twin)).isEqualTo(!medlar);
      assertThat(refusal(medlar ? table : twin, P1)).isEmpty();
      assertThat(refusal(medlar ? twin : table, P1).flatMap(Refusal::rule)).contains("abilities.3");
      assertThat(Views.of(table)).isEqualTo(Views.of(twin));
      for (Seat rival : table.seats()) {
        if (!rival.equals(P1)) {
          assertThat(options(table, rival)).isEqualTo(options(twin, rival));
          assertThat(refusal(table, rival)).isPresent().isEqualTo(refusal(twin, rival));
        }
      }
    }
  }

  private static Seeds withOtherSeed(Seeds seeds) {
    List<String> sown = new ArrayList<>(seeds.of(P1));
    sown.addLast(sown.removeLast().equals(Seeds.MEDLAR) ? Seeds.QUINCE : Seeds.MEDLAR);
    return new Seeds(Map.of(P1, sown));
  }

  private static boolean isOffered(Table table) {
    return options(table, P1).stream()
        .anyMatch(
            option -> option instanceof Usable usable && usable.ability().equals(Pollination.NAME));
  }

  private static List<Option> options(Table table, Seat seat) {
    return DECIDER.options(position(table), seat);
  }

  private static Optional<Refusal> refusal(Table table, Seat seat) {
    UseAbility use = new UseAbility(Service.GAME, Pollination.NAME);
    Stamp stamp = new Stamp(1, Stamp.NONE.at(), Optional.of(seat));
    return DECIDER.decide(position(table), stamp, use, ScriptedDice.showing())
            instanceof Decision.Refused<?, Table>(Refusal refusal)
        ? Optional.of(refusal)
        : Optional.empty();
  }

  private static Position<GameState, Table> position(Table table) {
    return new Position<>(Stamp.NONE, table, DECIDER.initial());
  }

  @Test
  void itsFrameIsReadByThePlatformThatHasTheExpansionAndByNoOther() throws JsonProcessingException {
    Table asked = atTheMoment.getFirst();
    ObjectMapper json = Services.wire(EMPTY).json();
    String written = json.writeValueAsString(asked);

    assertThat(json.readValue(written, Table.class).kernel()).isEqualTo(asked.kernel());
    String frame = json.writeValueAsString(asked.kernel().frame().orElseThrow().procedure());
    assertThat(json.readValue(frame, Procedure.class)).isInstanceOf(Moment.class);
    assertThatThrownBy(() -> Services.wire().json().readValue(frame, Procedure.class))
        .isInstanceOf(InvalidTypeIdException.class)
        .hasMessageContaining("gardens.seed-placed");
  }

  @Test
  void standingOrdersNameItInGamesWithTheExpansionOnly() {
    StandingOrdersLeft orders = new StandingOrdersLeft(P1, Set.of(SEED_PLACED));

    assertThat(orders.guard(end)).isEmpty();
    assertThat(orders.guard(EMPTY)).isPresent();
    assertThat(Ruleset.of(end).moments())
        .containsAll(Ruleset.of(EMPTY).moments())
        .contains(SEED_PLACED);
  }

  @Test
  void itsNameTellsWhichExpansionBringsIt() {
    assertThatThrownBy(() -> Fairs.EXPANSION.withMoment(SeedPlaced.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("gardens.seed-placed");
  }
}
