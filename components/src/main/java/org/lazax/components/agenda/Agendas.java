package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.technology.Colour;
import org.lazax.rules.ruleset.Component;

/** The agendas that have code. */
public final class Agendas {
  public static final List<Component> COMPONENTS =
      List.of(
          new AntiIntellectualRevolution(),
          new ArchivedSecret(),
          new ArmedForcesStandardization(),
          new ArmsReduction(),
          new ArticlesOfWar(),
          new AttachedLaw("senate_sanctuary"),
          new AttachedLaw("terraforming_initiative"),
          new ChecksAndBalances(),
          new ClandestineOperations(),
          new ClassifiedDocumentLeaks(),
          new ColonialRedistribution(),
          new CommitteeFormation(),
          new CompensatedDisarmament(),
          new ConventionsOfWar(),
          new CoreMining(),
          new CovertLegislation(),
          new DemilitarizedZone(),
          new EconomicEquality(),
          new EnforcedTravelBan(),
          new ExecutiveSanctions(),
          new FleetRegulations(),
          new GalacticCrisisPact(),
          new HolyPlanetOfIxth(),
          new HomelandDefenseAct(),
          new ImperialArbiter(),
          new IncentiveProgram(),
          new IxthianArtifact(),
          new JudicialAbolishment(),
          new MinisterOfAntiquities(),
          new MinisterOfCommerce(),
          new MinisterOfExploration(),
          new MinisterOfIndustry(),
          new MinisterOfPeace(),
          new MinisterOfPolicy(),
          new MinisterOfWar(),
          new MiscountDisclosed(),
          new Mutiny(),
          new NewConstitution(),
          new NexusSovereignty(),
          new ProphecyOfIxth(),
          new PublicExecution(),
          new PublicizeWeaponSchematics(),
          new RearmamentAgreement(),
          new RegulatedConscription(),
          new ResearchGrantReallocation(),
          new ResearchTeam(Colour.BIOTIC),
          new ResearchTeam(Colour.CYBERNETIC),
          new ResearchTeam(Colour.PROPULSION),
          new ResearchTeam(Colour.WARFARE),
          new SeedOfAnEmpire(),
          new ShardOfTheThrone(),
          new SharedResearch(),
          new SwordsToPlowshares(),
          new TheCrownOfEmphidia(),
          new TheCrownOfThalnos(),
          new UnconventionalMeasures(),
          new WormholeReconstruction(),
          new WormholeResearch());

  private Agendas() {}
}
