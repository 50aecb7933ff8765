/** The API in this process. */
export interface InProcessApi {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

/** Calls the API and returns the data of its answer. @throws Error with the answer if the call is refused */
export type CallApi = <Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Data>

/** Calls the API with a token, or without one. */
export const apiCaller =
  (api: InProcessApi, token?: string): CallApi =>
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

/** Signs in as the sign-in page does, and returns the user with their token. */
export async function signInBy<User extends { personal_access_token: string }>(
  api: InProcessApi,
  { email, password }: SignIn,
): Promise<User> {
  const { user } = await apiCaller(api)<{ user: User }>('POST', '/auth/login', { email, password })
  return user
}

/** Signs in, does some work, and signs out. */
export async function signedIn<Result>(
  api: InProcessApi,
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
