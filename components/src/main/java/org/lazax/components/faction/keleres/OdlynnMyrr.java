package org.lazax.components.faction.keleres;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.Voted;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AddedVotes;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.Predictions.Prediction;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.council.Ballot;

/**
 * After an agenda is revealed, the player purges him and predicts an outcome. It may add up to six
 * votes to its own. For each player who votes for another outcome, itself included, it gains a
 * command token and a trade good. Rules: leader/odlynn_myrr.N1 to leader/odlynn_myrr.N3.
 */
final class OdlynnMyrr extends Card<AfterAgendaRevealed> implements WithAbilities {
  private static final int MOST_VOTES = 6;

  OdlynnMyrr() {
    super(Kind.LEADER, AfterAgendaRevealed.class);
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new MoreVotes(name()), new OtherVotes(name()));
  }

  @Override
  public boolean usable(Table table, Grant grant, AfterAgendaRevealed revealed) {
    return grant.isReady(table);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AfterAgendaRevealed revealed, Chosen soFar) {
    return Predictions.asks(table, soFar);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, AfterAgendaRevealed revealed, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Predictions.lay(draft, name(), grant, chosen);
  }

  private static Optional<Prediction> prediction(Table table, Grant grant) {
    return Predictions.all(table).stream()
        .filter(
            each -> each.component().equals(grant.component()) && each.seat().equals(grant.user()))
        .findFirst();
  }

  private record MoreVotes(AbilityRef hero) implements Ability<Voted> {
    private static final String VOTES = "votes";

    @Override
    public AbilityRef name() {
      return new AbilityRef(hero.component(), "votes");
    }

    @Override
    public Class<Voted> trigger() {
      return Voted.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, Voted voted) {
      return voted.voter().equals(grant.user())
          && prediction(table, grant).isPresent()
          && AddedVotes.followCastOnes(table, grant.user());
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, Voted voted, Chosen soFar) {
      return Ask.once(VOTES, soFar, () -> IntStream.rangeClosed(1, MOST_VOTES).boxed().toList());
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, Voted voted, Chosen chosen) {
      int votes = Integer.parseInt(chosen.one(VOTES).orElseThrow());
      Agenda.addVotes(draft, grant.user(), grant.component(), votes);
    }
  }

  private record OtherVotes(AbilityRef hero) implements Ability<Voted> {
    private static final GainedTokens TOKEN = new GainedTokens(1);
    private static final int GOODS = 1;

    @Override
    public AbilityRef name() {
      return new AbilityRef(hero.component(), "spoils");
    }

    @Override
    public Class<Voted> trigger() {
      return Voted.class;
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, Voted voted) {
      return prediction(table, grant)
          .filter(predicted ->
              ballot(table, voted.voter())
                  .flatMap(Ballot::outcome)
                  .filter(outcome -> !outcome.equals(predicted.outcome()))
                  .isPresent())
          .isPresent();
    }

    private static Optional<Ballot> ballot(Table table, Seat voter) {
      return Agenda.ballots(table).stream()
          .filter(ballot -> ballot.seat().equals(voter))
          .findFirst();
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, Voted voted, Chosen soFar) {
      return TOKEN.asks(table, grant.user(), soFar);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, Voted voted, Chosen chosen) {
      draft.addAll(TOKEN.gained(grant.user(), chosen));
      Gains.goods(draft, grant.user(), GOODS);
    }
  }
}
