package org.lazax.table;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.commit.GameId;

/**
 * The table of a tournament at which a game is played.
 *
 * @param tournament its chronicle
 * @param table such as {@code prelims/r1/t17}
 */
@JsonClassDescription("The table of a tournament at which the game is played.")
public record TournamentTable(
    @JsonPropertyDescription("The id of the tournament.") GameId tournament,
    @JsonPropertyDescription("The table, such as prelims/r1/t17.") String table) {

  /** The id of the table's game. No other game has it. */
  public GameId game() {
    return GameId.atTable(tournament, table);
  }
}
