/** The API in this process. */
export interface Answering {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

/** The data that a call of the API answers. @throws Error with the answer where that is a refusal */
export type CallApi = <Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Data>

/** Calls the API as whoever has a token, or as nobody. */
export const apiCaller =
  (api: Answering, token?: string): CallApi =>
  async <Data>(method: string, path: string, body?: object) => {
    const headers = {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await api.request(`/api/v1${path}`, init)
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: Data }).data
  }

interface SignIn {
  email: string
  password: string
}

/** Signs in, as the sign-in page does; answers what a browser is given. */
export async function signInBy<User extends { personal_access_token: string }>(
  api: Answering,
  { email, password }: SignIn,
): Promise<User> {
  const { user } = await apiCaller(api)<{ user: User }>('POST', '/auth/login', { email, password })
  return user
}

/** Does something signed in as somebody, and signs out again. */
export async function signedIn<Result>(
  api: Answering,
  signIn: SignIn,
  work: (call: CallApi) => Promise<Result>,
): Promise<Result> {
  const { personal_access_token } = await signInBy(api, signIn)
  const call = apiCaller(api, personal_access_token)
  try {
    return await work(call)
  } finally {
    await call('GET', '/auth/login/logout')
  }
}
