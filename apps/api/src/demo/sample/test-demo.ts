import type { User } from '@tandem/api-contract'
import { startHostProcess, untilItSays } from '../../test-process.ts'
import { demoSignIn } from '../workspace.ts'

/** A demo host that a test runs as a process of its own. */
export interface RunningDemo {
  process: ReturnType<typeof startHostProcess>
  origin: string
  ask: Ask
  signIn: (email: string) => Promise<string>
  /** How far its sample is: `filling`, `full`, `empty` or `stopped`. */
  sample: () => Promise<string>
  /** Reads as the owner of the demo's team. */
  as: Reader
}

export type Ask = (
  method: string,
  path: string,
  given?: { token?: string; body?: object },
) => Promise<Response>

/** Starts a demo and signs in as the owner of its team. */
export async function startDemo(settings: Record<string, string>): Promise<RunningDemo> {
  const process = startHostProcess(settings)
  await untilItSays(process, 'Tandem is running at')
  const origin = `http://127.0.0.1:${settings.PORT}`
  const ask: Ask = async (method, path, { token, body } = {}) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const signIn = async (email: string) => {
    const body = { email, password: demoSignIn.password }
    return tokenIn(await ask('POST', '/api/v1/auth/login', { body }))
  }
  const sample = async () =>
    ((await (await ask('GET', '/api/demo')).json()) as { sample: { state: string } }).sample.state
  return { process, origin, ask, signIn, sample, as: readerFor(ask, await signIn(demoSignIn.email)) }
}

/** The token of the user in an answer. */
export async function tokenIn(answer: Response): Promise<string> {
  const { data } = (await answer.json()) as { data: { user: User & { personal_access_token: string } } }
  return data.user.personal_access_token
}

type Reader = ReturnType<typeof readerFor>

/** Reads as one person: one answer, or all pages of a list. */
export function readerFor(ask: Ask, token: string) {
  const read = async <Data>(path: string) =>
    ((await (await ask('GET', `/api/v1${path}`, { token })).json()) as { data: Data }).data
  return {
    token,
    read,
    async all<Row>(path: string): Promise<Row[]> {
      const rows: Row[] = []
      for (let page = 1; ; page += 1) {
        const more = await read<Row[]>(`${path}?per_page=100&page=${page}`)
        rows.push(...more)
        if (more.length < 100) return rows
      }
    },
  }
}
