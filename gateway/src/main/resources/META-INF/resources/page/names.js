const SMALL = new Set(['of', 'the', 'and', 'for', 'in', 'to', 'a']);
const WORDS = {pds: 'PDS', naaz: 'Naaz', jol: 'Jol-Nar', l1z1x: 'L1Z1X', iihq: 'I.I.H.Q.'};

/** An id as people read it: {@code naaz_rokha} is Naaz Rokha. */
export function named(id) {
  const plain = String(id).split('/').pop();
  return plain
    .split(/[_-]/)
    .map((word, i) => WORDS[word] ?? (i > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** A number with its noun. */
export const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** What people call the system: its planets, or its tile. */
export const systemName = (id, system) =>
  planetsOf(system).map(([, planet]) => planet.name).join(', ') || `System ${id}`;

export const planetsOf = (system) =>
  Object.entries(system.planets ?? {}).sort(([, a], [, b]) => a.order - b.order);
