package org.lazax.game.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Asks.Players;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.game.setup.SetupCommand.ChooseTechnologies;
import org.lazax.game.setup.SetupCommand.KeepSecret;
import org.lazax.game.setup.SetupCommand.PickFaction;
import org.lazax.game.setup.SetupCommand.PlaceStartingUnits;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.MapProcedure.BuildGalaxy;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.procedure.Setup.Step;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.scoring.PublicDeck;
import org.lazax.rules.scoring.SecretDeck;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.rules.setup.SetupStep;
import org.lazax.rules.setup.SetupSteps;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.ObjectiveRowsLaid;
import org.lazax.table.event.objectives.SecretReturned;
import org.lazax.table.event.setup.RoundBegan;
import org.lazax.table.event.setup.SpeakerChosen;
import org.lazax.table.event.strategy.StrategyCardsLaidOut;
import org.lazax.table.setup.Phase;

/**
 * Runs the setup: speaker, galaxy, starting pieces of the factions, strategy cards, objectives, and
 * the steps that expansions bring. Rules: speaker.5, objective_cards.13, objective_cards.20.
 */
@Asks(
    value = "pick-faction",
    players = Players.ALL,
    awaited = "The players to whom factions were dealt.",
    by = PickFaction.class,
    silence = "`pick-faction`: the first faction dealt")
@Asks(
    value = "starting-units",
    players = Players.ALL,
    awaited = "The players whose starting units can be placed in several ways.",
    by = PlaceStartingUnits.class,
    silence =
        "`place-starting-units`: structures on the planet with the most resources, ground "
            + "forces spread over all planets")
@Asks(
    value = "starting-technologies",
    players = Players.ALL,
    awaited = "The players whose faction starts with technologies of their choice.",
    by = ChooseTechnologies.class,
    silence = "`choose-technologies`: the first ones")
@Asks(
    value = "keep-secret",
    players = Players.ALL,
    awaited = "All players keep one of two secret objectives.",
    by = KeepSecret.class,
    silence = "`keep-secret`: the one that was drawn first")
public final class SetupConductor implements GameConductor<Setup, SetupCommand> {
  private static final int ROW = 5;
  private static final int REVEALED = 2;
  private static final int SECRETS_DRAWN = 2;

  @Override
  public Class<Setup> procedure() {
    return Setup.class;
  }

  @Override
  public Class<SetupCommand> commands() {
    return SetupCommand.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Setup setup) {
    Optional<SetupStep> brought = steps(draft).brought(setup.progress().next());
    if (brought.isPresent()) {
      draft.change(following(draft, setup));
      draft.addAll(brought.get().events().apply(draft.table()));
    } else {
      proceedEverywhere(draft, setup);
    }
  }

  private static SetupSteps steps(Draft<GameState, Table> draft) {
    return Ruleset.of(draft.table()).setup();
  }

  private static Setup following(Draft<GameState, Table> draft, Setup setup) {
    return setup.at(steps(draft).following(setup.progress().next()));
  }

  /** Runs a step of all games. */
  private static void proceedEverywhere(Draft<GameState, Table> draft, Setup setup) {
    switch (setup.progress().step()) {
      case DEAL_FACTIONS -> {
        draft.change(following(draft, setup));
        FactionChoice.deal(draft);
      }
      case PICK_FACTIONS -> {
        List<Seat> pending = FactionChoice.pending(draft.table());
        if (pending.isEmpty()) {
          draft.change(following(draft, setup));
        } else {
          draft.ask("pick-faction", pending, PassRule.MUST_ANSWER);
        }
      }
      case SPEAKER -> {
        draft.change(following(draft, setup));
        if (draft.table().speaker().isEmpty()) {
          chooseSpeaker(draft);
        }
      }
      case GALAXY -> {
        boolean given = draft.table().gathering().position().isPresent();
        draft.change(given ? setup.at(Step.POSITION.name()) : following(draft, setup));
        draft.call(new BuildGalaxy());
      }
      case POSITION -> GivenPositionSetup.lay(draft);
      case FACTIONS -> {
        draft.change(following(draft, setup));
        draft.table().seats().forEach(seat -> PlayAreas.prepare(draft, seat));
      }
      case UNITS ->
          ask(draft, setup, "starting-units", seat -> StartingUnits.pending(draft.table(), seat));
      case TECHNOLOGIES ->
          ask(
              draft,
              setup,
              "starting-technologies",
              seat -> StartingTechnologies.pending(draft.table(), seat).isPresent());
      case OBJECTIVES -> {
        draft.change(following(draft, setup));
        layOut(draft);
      }
      case SECRETS -> ask(draft, setup, "keep-secret", seat -> hasBothSecrets(draft.table(), seat));
      case END -> {
        draft.close();
        draft.add(new RoundBegan(1));
        draft.call(new Round(Phase.STRATEGY));
      }
    }
  }

  private static void ask(
      Draft<GameState, Table> draft, Setup setup, String about, Predicate<Seat> pending) {
    List<Seat> seats = draft.table().seats().stream().filter(pending).toList();
    if (seats.isEmpty()) {
      draft.change(following(draft, setup));
    } else {
      draft.ask(about, seats, PassRule.MUST_ANSWER);
    }
  }

  private static void chooseSpeaker(Draft<GameState, Table> draft) {
    List<Seat> seats = draft.table().seats();
    Chance chance = draft.dice().draw(seats.size(), 1);
    draft.add(new SpeakerChosen(chance.drawnFrom(seats).getFirst(), Optional.of(chance)));
  }

  private static void layOut(Draft<GameState, Table> draft) {
    draft.add(
        new StrategyCardsLaidOut(List.copyOf(draft.table().catalog().strategyCards().keySet())));
    draft.add(new ObjectiveRowsLaid(ROW, ROW));
    for (int i = 0; i < REVEALED; i++) {
      draft.add(PublicDeck.reveal(draft.table(), draft.dice()));
    }
    Seat speaker = draft.table().speaker().orElseThrow();
    for (Seat seat : draft.table().clockwiseFrom(speaker)) {
      draft.add(SecretDeck.draw(draft.table(), seat, SECRETS_DRAWN, draft.dice()));
    }
  }

  private static boolean hasBothSecrets(Table table, Seat seat) {
    return table.player(seat).secrets().size() == SECRETS_DRAWN;
  }

  @Override
  public void answer(Draft<GameState, Table> draft, Setup setup, SetupCommand command) {
    Seat seat = draft.actor();
    draft.answered();
    Table table = draft.table();
    switch (command) {
      case PickFaction pick -> {
        requireStep(setup, Step.PICK_FACTIONS);
        FactionChoice.pick(draft, seat, pick.faction());
      }
      case PlaceStartingUnits place -> {
        requireStep(setup, Step.UNITS);
        draft.require(StartingUnits.check(table, seat, place.units()));
        draft.addAll(StartingUnits.land(table, seat, place.units()));
      }
      case ChooseTechnologies choose -> {
        requireStep(setup, Step.TECHNOLOGIES);
        draft.require(
            StartingTechnologies.check(
                StartingTechnologies.pending(table, seat).orElseThrow(), choose.technologies()));
        draft.addAll(StartingTechnologies.gained(seat, choose.technologies()));
      }
      case KeepSecret keep -> {
        requireStep(setup, Step.SECRETS);
        keep(draft, seat, keep);
      }
    }
  }

  private static void requireStep(Setup setup, Step step) {
    if (!setup.progress().is(step)) {
      throw new RefusalException(
          Refusal.of(Refusal.NOT_AWAITED, "another choice is awaited now")
              .with("step", setup.progress().next()));
    }
  }

  private static void keep(Draft<GameState, Table> draft, Seat seat, KeepSecret keep) {
    var hand = draft.table().player(seat).secrets();
    draft.require(
        hand.contains(keep.objective()),
        "objective_cards.20",
        "the kept secret objective is one of those that were drawn",
        "objectives",
        hand);
    hand.stream()
        .filter(secret -> !secret.equals(keep.objective()))
        .forEach(secret -> draft.add(new SecretReturned(seat, secret)));
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, Setup setup, Seat seat) {
    Table table = position.table();
    return switch (setup.progress().step()) {
      case PICK_FACTIONS -> List.of(new SetupOption.FactionPick(FactionChoice.open(table, seat)));
      case UNITS ->
          List.of(
              new SetupOption.UnitPlacement(
                  StartingUnits.toLand(table, seat), HomeFaction.of(table, seat).homePlanets()));
      case TECHNOLOGIES ->
          StartingTechnologies.pending(table, seat).stream()
              .<Option>map(c -> new SetupOption.TechnologyPick(c.choose(), c.options()))
              .toList();
      case SECRETS -> List.of(new SetupOption.SecretPick(table.player(seat).secrets()));
      case DEAL_FACTIONS, SPEAKER, GALAXY, POSITION, FACTIONS, OBJECTIVES, END -> List.of();
    };
  }

  @Override
  public Optional<SetupCommand> defaultAnswer(
      Position<GameState, Table> position, Setup setup, Seat seat) {
    Table table = position.table();
    return switch (setup.progress().step()) {
      case PICK_FACTIONS ->
          Optional.of(new PickFaction(FactionChoice.open(table, seat).getFirst()));
      case UNITS -> Optional.of(new PlaceStartingUnits(StartingUnits.sensibly(table, seat)));
      case TECHNOLOGIES ->
          StartingTechnologies.pending(table, seat)
              .map(c -> new ChooseTechnologies(c.options().subList(0, c.choose())));
      case SECRETS -> Optional.of(new KeepSecret(table.player(seat).secrets().getFirst()));
      case DEAL_FACTIONS, SPEAKER, GALAXY, POSITION, FACTIONS, OBJECTIVES, END -> Optional.empty();
    };
  }
}
