package org.lazax.agenda.effect;

import java.util.Map;
import java.util.Optional;
import org.lazax.agenda.ability.VoteHooks;
import org.lazax.catalog.id.AgendaId;
import org.lazax.rules.ruleset.Components;

/** The agendas that do something, and what changes votes. */
public final class AgendaEffects {
  /** Components with {@link VoteHooks}. */
  public static final Components HOOKS =
      Components.of(
          Map.of(
              "agenda/public_execution", new PublicExecution(),
              "faction_ability/galactic_threat", new GalacticThreat(),
              "faction_ability/zeal", new Zeal(),
              "technology/predictive_intelligence", new PredictiveIntelligence()));

  private static final Map<AgendaId, AgendaEffect> EFFECTS =
      Map.ofEntries(
          of("archived_secret", new ArchivedSecret()),
          of("armed_forces_standardization", new ArmedForcesStandardization()),
          of("compensated_disarmament", new CompensatedDisarmament()),
          of("economic_equality", new EconomicEquality()),
          of("judicial_abolishment", new JudicialAbolishment()),
          of("mutiny", new Mutiny()),
          of("public_execution", new PublicExecution()),
          of("seed_of_an_empire", new SeedOfAnEmpire()),
          of("swords_to_plowshares", new SwordsToPlowshares()),
          of("unconventional_measures", new UnconventionalMeasures()));

  private AgendaEffects() {}

  /** What an agenda does at once; empty for those that do nothing then, or not yet. */
  public static Optional<AgendaEffect> of(AgendaId agenda) {
    return Optional.ofNullable(EFFECTS.get(agenda));
  }

  private static Map.Entry<AgendaId, AgendaEffect> of(String agenda, AgendaEffect effect) {
    return Map.entry(new AgendaId(agenda), effect);
  }
}
