const game = location.pathname.match(/^(\/embed)?\/games\/([^/]+)\/?$/);

/** The game that the address names, and whether it is shown in a page of others; null if it names none. */
export const opened = game && {id: decoded(game[2]), embedded: game[1] !== undefined};

/** A part of the address. What encodes no text names no game, as it is. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
