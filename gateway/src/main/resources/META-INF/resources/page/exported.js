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
  const lines = new Lines(bytes);
  const take = (form, message) => {
    const match = form.exec(lines.next('another line').text);
    if (!match) throw new Fault(lines.read, message);
    return match;
  };
  const [, game, viewer] = take(OPENING, 'not the opening line of an export');
  if (bytes[bytes.length - 1] !== 10) throw new Fault(lines.count, 'the last line does not end with LF');
  const commits = [];
  while (lines.read < lines.count - 2) {
    const first = lines.next('a header');
    const commit = {line: lines.read, bytes: first.bytes, header: header(first.text, lines.read), events: []};
    for (const entry of commit.header.events) commit.events.push(event(entry, lines));
    commits.push(commit);
  }
  if (commits.length === 0) throw new Fault(lines.count, 'an export without commits');
  const before = bytes.subarray(0, lines.end);
  const line = lines.next('another line');
  const match = HEAD.exec(line.text);
  if (!match) throw new Fault(lines.read, 'not a head line');
  const [, hash, seq, sha256, key] = match;
  const head = {line: lines.read, bytes: line.bytes, hash, seq: Number(seq), sha256, key, before};
  [, head.signature] = take(SIGNATURE, 'not a signature');
  return {game, viewer, commits, head};
}

/** The lines of a file, found one after the other: of a bad file only those before the fault are kept. */
class Lines {
  /** How many lines were read, and where the last of them ends. */
  read = 0;
  end = 0;
  #bytes;
  #decoder = new TextDecoder('utf-8', {ignoreBOM: true});

  constructor(bytes) {
    this.#bytes = bytes;
    this.count = bytes.length > 0 && bytes[bytes.length - 1] !== 10 ? 1 : 0;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) this.count++;
  }

  next(wanted) {
    if (this.read === this.count) throw new Fault(this.read, `the file ends where ${wanted} should follow`);
    const found = this.#bytes.indexOf(10, this.end);
    const line = this.#bytes.subarray(this.end, found < 0 ? this.#bytes.length : found);
    this.end += line.length + 1;
    this.read++;
    return {bytes: line, text: this.#decoder.decode(line)};
  }
}

function event(entry, lines) {
  const first = lines.next('an event').text;
  const salt = SALT.exec(first);
  if (salt) {
    const own = lines.next('an event');
    return {entry, line: lines.read, salt: salt[1], bytes: own.bytes, text: own.text};
  }
  const digest = DIGEST.exec(first);
  if (!digest) throw new Fault(lines.read, 'neither a salt nor a digest');
  return {entry, line: lines.read, digest: digest[1]};
}

function header(text, line) {
  try {
    const read = JSON.parse(text);
    const texts = [read.game, read.by, read.at, read.parent];
    if (read.v === 1 && texts.every((text) => typeof text === 'string') && read.events.length > 0 && read.events.every(isEntry)) return read;
  } catch {
    // told below
  }
  throw new Fault(line, 'not a header');
}

const isEntry = ({type, digest, to}) => typeof type === 'string' && typeof digest === 'string' && (to === undefined || Array.isArray(to));
