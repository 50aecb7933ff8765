import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { basePath } from '@tandem/api-contract'
import { createApi, defaultSettings, migrate } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { argon2Passwords, openEmbedded } from '@tandem/api-server/node'
import { createTestApi } from '@tandem/api-server/testing'
import { mannWhitney } from './mann-whitney.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '400' }, database: { type: 'string' } },
})
const requests = Number(values.requests)
const kinds = values.database === undefined ? ['postgres', 'pglite'] : [values.database]

/**
 * The limits: medians this close together, and samples that the rank test doesn't distinguish in two of three
 * runs.
 */
const apartMs = 5
const apartShare = 0.1
const significance = 0.01
const runs = 3

/** Each attempt uses an address of its own, as when somebody tries a list of addresses. */
const accounts = 40

const paths = {
  'sign-in': (email: string) => ['/auth/login', { email, password: 'not-the-password' }],
  'forgotten password': (email: string) => ['/auth/login/forgot-password', { email }],
  registering: (email: string) => [
    '/auth/register',
    {
      name: 'Deniz Kaya',
      email,
      password: 'plum-harbour-19',
      confirmPassword: 'plum-harbour-19',
      team_name: 'Kaya Ceramics',
      timezone: 'UTC',
    },
  ],
} as const satisfies Record<string, (email: string) => readonly [string, object]>

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function measure(kind: string, database: WholeDatabase): Promise<boolean> {
  await migrate(database)
  const api = await createTestApi({
    database,
    passwords: argon2Passwords,
    // Rate limits are off, so that the handlers are measured.
    overrides: {
      limiter: () => ({ take: async () => null, reset: async () => undefined }),
      settings: { ...defaultSettings, appUrl: 'http://tandem.test', limitsByAddress: false },
    },
  })
  const app = createApi(api.dependencies)
  const team = await api.newTeam()
  const known: string[] = []
  while (known.length < accounts) known.push((await api.newUser(team.team_id)).email)
  const unknown = known.map(() => `person-${crypto.randomUUID()}@example.test`)

  const timed = async ([path, body]: readonly [string, object]) => {
    const began = performance.now()
    const response = await app.request(`${basePath}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    await response.arrayBuffer()
    return performance.now() - began
  }
  const sample = async (of: (email: string) => readonly [string, object]) => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let index = 0; index < requests; index += 1) {
      // Both alternate, and so does the order, so that other load of the machine affects both equally.
      const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const who of order) {
        const email = (who === 'known' ? known : unknown)[index % accounts] ?? ''
        times[who].push(await timed(of(email)))
      }
    }
    return times
  }

  let holds = true
  console.log(`\n${kind}, ${requests} requests each, by turns`)
  for (const [name, of] of Object.entries(paths)) {
    await sample(of)
    let toldApart = 0
    for (let run = 0; run < runs; run += 1) {
      const times = await sample(of)
      const [a, b] = [median(times.known), median(times.unknown)]
      const probability = mannWhitney(times.known, times.unknown)
      if (probability < significance) toldApart += 1
      const isClose = Math.abs(a - b) < apartMs && Math.abs(a - b) < apartShare * Math.max(a, b)
      holds &&= isClose
      console.log(
        `${name.padEnd(20)} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, p = ${probability.toFixed(3)}`,
      )
    }
    if (toldApart > 1) holds = false
  }
  await api.close()
  return holds
}

const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
let isEqual = true
for (const kind of kinds) {
  const opened =
    kind === 'pglite' ? await openEmbedded(join(folder, 'embedded')) : await openThrowawayPostgres(folder)
  try {
    isEqual = (await measure(kind, opened.database)) && isEqual
  } finally {
    await opened.close()
  }
}
await rm(folder, { recursive: true, force: true })
console.log(
  isEqual ? '\nKnown and unknown addresses take the same time.' : '\nThe time tells who has an account.',
)
process.exit(isEqual ? 0 : 1)
