const BEGINNING = 200;

/** What a file is that cannot be a log, in words that follow its name; undefined if it may be one. */
export function otherFile(bytes) {
  if (bytes.length === 0) return 'is empty';
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'is compressed: unpack it first';
  const beginning = new TextDecoder().decode(bytes.subarray(0, BEGINNING));
  if (beginning.startsWith('{"certificate":')) return 'is the certificate of a tournament: check it with ./lazax verify, and with the logs of its games';
  if (/^[^\n]*\r\n/.test(beginning)) return 'has been changed: its lines end with CRLF, and those of a log with LF. Download it again';
  return undefined;
}
