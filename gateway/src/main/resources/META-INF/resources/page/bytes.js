/** The bytes of a text in hexadecimal. */
export const bytesOf = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A whole number in hexadecimal, with this many bytes. */
export const hex = (number, width) => number.toString(16).padStart(width * 2, '0');

/** SHA-256 in hexadecimal. */
export async function sha256(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => hex(byte, 1)).join('');
}

/** All bytes, one part after the other. */
export function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
