import {bytesOf, joined, sha256} from './bytes.js';
import {Chances} from './chance.js';
import {Fault, readExport} from './exported.js';

const AT_ONCE = 200;

/**
 * Verifies an export as `./lazax verify` does, to the first bad line.
 *
 * @param tell is told how much is done, from 0 to 1
 */
export async function verify(bytes, tell = () => {}) {
  const result = {valid: false, commits: 0, events: 0, dice: 0, unchecked: []};
  try {
    const log = readExport(bytes);
    result.commits = log.commits.length;
    result.events = log.commits.reduce((sum, commit) => sum + commit.events.length, 0);
    await checkHashes(log);
    checkRules(log);
    await checkEvents(log, (part) => tell(part * 0.7));
    if (!(await checkHead(log.head))) result.unchecked.push('the signature: this browser has no Ed25519');
    const chances = new Chances(log.commits);
    for (const [i, commit] of log.commits.entries()) {
      result.dice += await checkChances(chances, commit);
      if (i % AT_ONCE === 0) tell(0.7 + (0.3 * i) / log.commits.length);
    }
    if (chances.seed === undefined) result.unchecked.push('dice and draws: the seed is secret until the game ends');
    return {...result, valid: true, game: log.game, viewer: log.viewer, head: log.head.hash, key: log.head.key, seed: chances.seed};
  } catch (failure) {
    if (failure instanceof Fault) return {...result, fault: {line: failure.line, reason: failure.message}};
    throw failure;
  }
}

async function checkChances(chances, commit) {
  try {
    return await chances.check(commit);
  } catch (failure) {
    throw failure instanceof Fault ? failure : new Fault(commit.line, 'a commit whose events cannot be read');
  }
}

/** If two commits do not fit, the bad one is the one whose own hash is not confirmed. */
async function checkHashes({commits, head}) {
  const hashes = await Promise.all(commits.map((commit) => sha256(commit.bytes)));
  const confirmed = (i) => hashes[i] === (i === commits.length - 1 ? head.hash : commits[i + 1].header.parent);
  for (let i = 0; i < commits.length; i++) {
    if (confirmed(i)) continue;
    const bad = i === commits.length - 1 || confirmed(i + 1) ? i : i + 1;
    throw new Fault(commits[bad].line, 'the next commit or the head line states another hash');
  }
}

function checkRules({game, commits, head}) {
  let before = {seq: 0, at: ''};
  for (const {header, line} of commits) {
    if (header.game !== game) throw new Fault(line, 'a commit of another game than the export’s');
    if (header.at < before.at) throw new Fault(line, 'time runs backwards');
    const owned = `${header.by.split('-')[0]}.`;
    if (!header.events.every(({type}) => ['kernel.', 'table.', owned].some((prefix) => type.startsWith(prefix)))) throw new Fault(line, 'a void commit: an event of another service');
    const rewinds = header.events.some(({type}) => type === 'kernel.rewound.v1');
    if (before.next && before.next !== header.by && !rewinds) throw new Fault(line, 'a void commit: another service owes the next step');
    if (header.seq !== before.seq + 1) throw new Fault(line, `commit ${header.seq} does not follow commit ${before.seq}`);
    if (header.seq === 1 && (header.by !== 'game-service' || !/^0{64}$/.test(header.parent))) throw new Fault(line, 'not the first commit of a game');
    before = header;
  }
  if (head.seq !== before.seq) throw new Fault(head.line, 'not the number of the last commit');
}

async function checkEvents({commits, viewer}, tell) {
  const events = commits.flatMap((commit) => commit.events);
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const some = events.slice(from, from + AT_ONCE);
    const digests = await Promise.all(some.map((event) => event.digest ?? sha256(joined([bytesOf(event.salt), event.bytes]))));
    some.forEach((event, i) => checkEvent(event, digests[i], viewer));
    tell(from / events.length);
  }
}

function checkEvent({entry, line, text}, digest, viewer) {
  const mayRead = viewer === 'all' || !entry.to || entry.to.includes(viewer);
  if (text !== undefined && !mayRead) throw new Fault(line, `an event that ${viewer} may not read`);
  if (text === undefined && mayRead) throw new Fault(line, `a hidden event that may be read by ${viewer}`);
  if (digest !== entry.digest) throw new Fault(line, text === undefined ? 'not the digest in the header' : 'this line, or the salt before it, does not match the digest in the header');
}

/** Checks the signature, if this browser can, and the hash of all lines before. */
async function checkHead(head) {
  let checked = true;
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(head.key), 'Ed25519', false, ['verify']);
    if (!(await crypto.subtle.verify('Ed25519', key, bytesOf(head.signature), head.bytes))) throw new Fault(head.line, 'the signature does not fit the head line');
  } catch (failure) {
    if (failure instanceof Fault) throw failure;
    if (failure.name !== 'NotSupportedError') throw new Fault(head.line, 'the signature does not fit the head line');
    checked = false;
  }
  if ((await sha256(head.before)) !== head.sha256) throw new Fault(head.line, 'its sha256 is not that of the lines before it');
  return checked;
}
