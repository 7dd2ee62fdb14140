package org.lazax.game.adapter;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.notes.NotesInPlay;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.notes.Note;
import org.lazax.table.tokens.Tokens;

/** A player's sheet and play area. */
record Sheet(
    Seat seat,
    FactionId faction,
    int victoryPoints,
    Tokens tokens,
    int tradeGoods,
    int commodities,
    Set<TechnologyId> technologies,
    Set<TechnologyId> exhaustedTechnologies,
    Map<StrategyCardId, Boolean> strategyCards,
    List<PlanetId> planets,
    int secrets,
    Set<ObjectiveId> shownSecrets,
    List<ObjectiveId> scoredSecrets,
    int actionCards,
    int promissoryNotes,
    List<Note> shownNotes,
    List<Note> notesInPlay,
    boolean noteReceived,
    Leaders leaders,
    boolean eliminated) {
  static Sheet of(Table table, Player player) {
    return new Sheet(
        player.seat(),
        player.faction(),
        player.victoryPoints(),
        player.tokens(),
        player.tradeGoods(),
        player.commodities(),
        player.technologies(),
        player.exhaustedTechnologies(),
        player.strategyCards(),
        table.planets().of(player.seat()),
        player.secrets().size(),
        player.shown(),
        scoredSecrets(table, player.seat()),
        player.actionCards().size(),
        player.notes().size(),
        player.shownNotes(),
        NotesInPlay.of(table, player.seat()),
        player.noteReceived(),
        player.leaders(),
        player.eliminated());
  }

  private static List<ObjectiveId> scoredSecrets(Table table, Seat seat) {
    return table.objectives().scored().entrySet().stream()
        .filter(scored -> scored.getValue().contains(seat))
        .map(Map.Entry::getKey)
        .filter(table.catalog().secretObjectives()::containsKey)
        .filter(secret -> !table.objectives().isPublic(secret))
        .toList();
  }
}
