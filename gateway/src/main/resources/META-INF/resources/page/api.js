import {askFor, begun, credentials} from './ask.js';
import {sha256} from './bytes.js';
import {noteTime} from './clock.js';

let anonymous = false;
let forgotten = () => {};

/** Sends no token and no invitation from now on, as pages do that others embed. */
export function stayAnonymous() {
  anonymous = true;
}

/** Has this called when the server knows the token of the reader no longer, who is a spectator from then on. */
export function whenForgotten(tell) {
  forgotten = tell;
}

/** A refusal of the server, with its sentence for people. */
export class Refused extends Error {
  constructor(status, problem) {
    super(problem?.detail ?? `The server answers with ${status}.`);
    this.status = status;
    this.retryable = status === 429 || status >= 500;
  }
}

/** Tells readers apart: those with the same token and invitation see the same. Needs a secure context. */
export const readerName = () => sha256(new TextEncoder().encode(JSON.stringify(credentials(anonymous))));

/** Whether the reader has told who it is. */
export const isKnown = () => credentials(anonymous).Authorization !== undefined;

async function get(path, accept, signal) {
  const reader = credentials(anonymous);
  const response = await (begun(path) ?? askFor(path, accept, anonymous, signal));
  noteTime(response);
  if (response.status === 401 && reader.Authorization) {
    sessionStorage.removeItem('token');
    forgotten();
    return get(path, accept, signal);
  }
  if (!response.ok) throw new Refused(response.status, await response.json().catch(() => null));
  return response;
}

export const json = async (path) => (await get(path, 'application/json')).json();

/** The whole answer, as it is. */
export const bytes = async (path) => (await get(path, 'application/x-ndjson')).arrayBuffer();

/** The pieces of a stream of text between these separators, while they arrive. */
async function* pieces(response, separator) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const {done, value} = await reader.read();
    const parts = (rest + (value ?? '')).split(separator);
    rest = parts.pop();
    yield* parts;
    if (done) break;
  }
  if (rest) yield rest;
}

/** The lines of NDJSON as objects. A server that is busy is asked again. */
export async function* lines(path) {
  for await (const line of pieces(await patiently(() => get(path, 'application/x-ndjson')), '\n')) {
    if (line) yield JSON.parse(line);
  }
}

/** The data of server-sent events as objects, and null for a sign of life. */
export async function* events(path, signal) {
  const response = await get(path, 'text/event-stream', signal);
  for await (const event of pieces(response, '\n\n')) {
    const data = event.split('\n').filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart());
    yield data.length ? JSON.parse(data.join('\n')) : null;
  }
}

async function patiently(ask) {
  for (let pause = 1000; ; pause *= 2) {
    try {
      return await ask();
    } catch (failure) {
      if (!failure.retryable || pause > 16_000) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
