const OPENING = /^\{"export":1,"game":"([0-9a-z-]{1,64})","viewer":"(all|spectator|p[1-8])"}$/;
const SALT = /^\{"salt":"([0-9a-f]{64})"}$/;
const DIGEST = /^\{"digest":"([0-9a-f]{64})"}$/;
const HEAD = /^\{"head":"([0-9a-f]{64})","seq":([1-9][0-9]{0,17}),"sha256":"([0-9a-f]{64})","key":"([0-9a-f]{88})"}$/;
const SIGNATURE = /^\{"signature":"([0-9a-f]{128})"}$/;

/** The first bad line of a log, and what is wrong with it. */
export class Fault extends Error {
  constructor(line, reason) {
    super(reason);
    this.line = line;
  }
}

/** Reads an export: its commits with the lines of their events, and its signed end. Lines are counted from 1. */
export function readExport(bytes) {
  const lines = splitLines(bytes);
  let next = 0;
  const line = (wanted) => {
    if (next === lines.length) throw new Fault(next, `the file ends where ${wanted} should follow`);
    return lines[next++];
  };
  const take = (form, message) => {
    const match = form.exec(line('another line').text);
    if (!match) throw new Fault(next, message);
    return match;
  };
  const [, game, viewer] = take(OPENING, 'not the opening line of an export');
  if (bytes[bytes.length - 1] !== 10) throw new Fault(lines.length, 'the last line does not end with LF');
  const commits = [];
  while (next < lines.length - 2) {
    const first = line('a header');
    const commit = {line: next, bytes: first.bytes, header: header(first.text, next), events: []};
    for (const entry of commit.header.events) commit.events.push(event(entry, line, () => next));
    commits.push(commit);
  }
  if (commits.length === 0) throw new Fault(lines.length, 'an export without commits');
  const before = lines.slice(0, next).reduce((sum, each) => sum + each.bytes.length + 1, 0);
  const [, hash, seq, sha256, key] = take(HEAD, 'not a head line');
  const head = {line: next, bytes: lines[next - 1].bytes, hash, seq: Number(seq), sha256, key, before: bytes.subarray(0, before)};
  [, head.signature] = take(SIGNATURE, 'not a signature');
  return {game, viewer, commits, head};
}

function event(entry, line, at) {
  const first = line('an event').text;
  const salt = SALT.exec(first);
  if (salt) {
    const own = line('an event');
    return {entry, line: at(), salt: salt[1], bytes: own.bytes, text: own.text};
  }
  const digest = DIGEST.exec(first);
  if (!digest) throw new Fault(at(), 'neither a salt nor a digest');
  return {entry, line: at(), digest: digest[1]};
}

function header(text, line) {
  try {
    const read = JSON.parse(text);
    if (read.v === 1 && Array.isArray(read.events) && read.events.length > 0) return read;
  } catch {
    // told below
  }
  throw new Fault(line, 'not a header');
}

function splitLines(bytes) {
  const decoder = new TextDecoder();
  const lines = [];
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(10, start);
    const end = found < 0 ? bytes.length : found;
    const line = bytes.subarray(start, end);
    lines.push({bytes: line, text: decoder.decode(line)});
    start = end + 1;
  }
  return lines;
}
