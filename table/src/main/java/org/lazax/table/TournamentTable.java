package org.lazax.table;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/**
 * The table of a tournament at which a game is played. The game's id follows from it.
 *
 * @param tournament id of its chronicle
 * @param table such as {@code prelims/r1/t17}
 */
@JsonClassDescription("The table of a tournament at which the game is played.")
public record TournamentTable(
    @JsonPropertyDescription("The id of the tournament.") String tournament,
    @JsonPropertyDescription("The table, such as prelims/r1/t17.") String table) {}
