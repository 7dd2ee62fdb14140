package org.lazax.tournament.stage;

/**
 * Who goes on to the next stage.
 *
 * @param count how many
 * @param winnersFirst whether everybody who won a game in the stage is before everybody who did
 *     not, wherever the standings put them
 */
public record Cut(int count, boolean winnersFirst) {}
