const ROOT = '/api/v1';

/** A refusal of the server, with its sentence for people. */
export class Refused extends Error {
  constructor(status, problem) {
    super(problem?.detail ?? `The server answers with ${status}.`);
    this.status = status;
    this.retryable = status === 429 || status >= 500;
  }
}

const headers = (more) => {
  const token = sessionStorage.getItem('token');
  const invitation = sessionStorage.getItem('invitation');
  return {
    ...more,
    ...(token ? {Authorization: `Bearer ${token}`} : {}),
    ...(invitation ? {'Lazax-Invitation': invitation} : {}),
  };
};

async function get(path, accept, signal) {
  const response = await fetch(ROOT + path, {headers: headers({Accept: accept}), signal});
  if (!response.ok) throw new Refused(response.status, await response.json().catch(() => null));
  return response;
}

export const json = async (path) => (await get(path, 'application/json')).json();

/** The lines of an NDJSON stream, as objects, while they arrive. Empty lines are left out. */
export async function* lines(path, signal) {
  const response = await get(path, 'application/x-ndjson', signal);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const {done, value} = await reader.read();
    const parts = (rest + (value ?? '')).split('\n');
    rest = parts.pop();
    for (const line of parts) if (line) yield JSON.parse(line);
    if (done) break;
  }
  if (rest) yield JSON.parse(rest);
}
