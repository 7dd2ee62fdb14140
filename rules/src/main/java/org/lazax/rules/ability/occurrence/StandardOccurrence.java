package org.lazax.rules.ability.occurrence;

/**
 * An occurrence of the platform. It can happen in every game. Those of an expansion are {@link
 * Occurrence}s that it brings.
 */
public sealed interface StandardOccurrence extends Occurrence
    permits TurnOccurrence,
        AbilityOccurrence,
        TacticalActionOccurrence,
        ShipOccurrence,
        ProductionOccurrence,
        PlanetOccurrence,
        GoodsOccurrence,
        HandOccurrence,
        TechnologyOccurrence,
        LeaderOccurrence,
        RelicOccurrence,
        StrategyCardOccurrence,
        PhaseOccurrence,
        AgendaOccurrence,
        InFight {}
