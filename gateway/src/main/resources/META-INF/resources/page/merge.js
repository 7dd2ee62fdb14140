/**
 * A JSON merge patch (RFC 7396). What does not change is shared with the document before, so that
 * two moments can be compared by identity.
 */
export function patched(target, patch) {
  if (!isObject(patch)) return patch;
  const result = isObject(target) ? {...target} : {};
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete result[name];
    else result[name] = patched(result[name], change);
  }
  return result;
}

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
