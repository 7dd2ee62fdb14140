export const SIZE = 100;
const HEIGHT = SIZE * Math.sqrt(3);

/** The middle of a hex in the picture. Hexes have flat tops; q grows to the east, r to the south. */
export const middle = ([q, r]) => [SIZE * 1.5 * q, HEIGHT * (r + q / 2)];

/** The corners of a hex around the origin. */
export const corners = (size = SIZE) =>
  [0, 60, 120, 180, 240, 300]
    .map((angle) => (angle * Math.PI) / 180)
    .map((a) => `${(size * Math.cos(a)).toFixed(1)},${(size * Math.sin(a)).toFixed(1)}`)
    .join(' ');

/** The systems with their middles. Those beside the board lie in a row under it. */
export function placed(systems) {
  const onBoard = [];
  const beside = [];
  for (const [id, system] of Object.entries(systems)) (system.at ? onBoard : beside).push([id, system]);
  const places = onBoard.map(([id, system]) => ({id, system, at: middle(system.at)}));
  let low = Math.max(0, ...places.map((place) => place.at[1]));
  const left = Math.min(0, ...places.map((place) => place.at[0]));
  const taken = places.some((place) => Math.hypot(place.at[0] - left, place.at[1] - low) < SIZE * 1.7);
  if (taken) low += HEIGHT;
  beside.forEach(([id, system], i) => places.push({id, system, at: [left + i * SIZE * 2.1, low]}));
  return places;
}

/** The box around these places: x, y, width, height. */
export function bounds(places) {
  if (places.length === 0) return [-500, -400, 1000, 800];
  const xs = places.map((place) => place.at[0]);
  const ys = places.map((place) => place.at[1]);
  const x = Math.min(...xs) - SIZE * 1.06;
  const y = Math.min(...ys) - HEIGHT * 0.56;
  return [x, y, Math.max(...xs) + SIZE * 1.06 - x, Math.max(...ys) + HEIGHT * 0.56 - y];
}

const ARROWS = {ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0]};

/** The nearest place in the direction of an arrow key, if there is one. */
export function neighbour(places, from, key) {
  const direction = ARROWS[key];
  if (!direction) return undefined;
  let best;
  let least = Infinity;
  for (const place of places) {
    const dx = place.at[0] - from.at[0];
    const dy = place.at[1] - from.at[1];
    const along = dx * direction[0] + dy * direction[1];
    const across = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along > 1 && along + 1.6 * across < least && across <= along * 2) {
      least = along + 1.6 * across;
      best = place;
    }
  }
  return best;
}
