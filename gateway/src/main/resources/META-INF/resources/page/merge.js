/**
 * A JSON merge patch (RFC 7396). What does not change is shared with the document before, so that
 * two moments can be compared by identity.
 *
 * @param made holds what patches before this one have made, and nobody else has: that is changed, not copied once more
 */
export function patched(target, patch, made = new Set()) {
  if (!isObject(patch)) return patch;
  const result = made.has(target) ? target : isObject(target) ? {...target} : {};
  made.add(result);
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete result[name];
    else result[name] = patched(result[name], change, made);
  }
  return result;
}

/** The document after, sharing with the one before what is equal. */
export function shared(before, after) {
  if (before === after || !isObject(before) || !isObject(after)) return equal(before, after) ? before : after;
  let same = Object.keys(before).length === Object.keys(after).length;
  const result = {};
  for (const [name, value] of Object.entries(after)) {
    result[name] = shared(before[name], value);
    same &&= result[name] === before[name];
  }
  return same ? before : result;
}

const equal = (one, other) =>
  one === other || (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
