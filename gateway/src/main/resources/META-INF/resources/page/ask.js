const ROOT = '/api/v1';

/** The headers that tell who reads. */
export function credentials(anonymous) {
  if (anonymous) return {};
  const token = sessionStorage.getItem('token');
  const invitation = sessionStorage.getItem('invitation');
  return {
    ...(token ? {Authorization: `Bearer ${token}`} : {}),
    ...(invitation ? {'Lazax-Invitation': invitation} : {}),
  };
}

/** Asks the server for what this path of the API has, in this type. */
export const askFor = (path, accept, anonymous, signal) =>
  fetch(ROOT + path, {headers: {...credentials(anonymous), Accept: accept}, signal});

/** The answer that was asked for before the script of the page was there. It is given once. */
export function begun(path) {
  const {path: of, answer} = globalThis.begun ?? {};
  if (of !== path) return undefined;
  globalThis.begun = undefined;
  return answer;
}
