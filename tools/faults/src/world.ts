import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded, openPostgres } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import getPort from 'get-port'
import { startApi } from './api-process.ts'
import type { ApiProcess, HostSettings } from './api-process.ts'
import { callApi } from './call-api.ts'
import { lastLines } from './child-processes.ts'
import { newLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { startMailSink } from './mail-sink.ts'
import type { MailSink } from './mail-sink.ts'
import { addTeams, password } from './people.ts'
import type { Person } from './people.ts'
import { startProvider } from './provider.ts'
import type { Provider } from './provider.ts'
import type { Report } from './report.ts'
import { waitUntil } from './wait-until.ts'
import { startWriters } from './writers.ts'
import type { Writers } from './writers.ts'

/** The product with everything around it: processes, provider, mail server, and people who are signed in. */
export interface World {
  apis: ApiProcess[]
  provider: Provider
  sink: MailSink
  people: Person[]
  ledger: Ledger
  report: Report
  settings: HostSettings
  /** Starts a process on a new port, or on the port of one that has ended. */
  addApi(port?: number): Promise<ApiProcess>
  /**
   * Restarts processes that have ended, as an init system would, and records those that ended by themselves.
   */
  recover(): Promise<void>
  /** Signs everybody in, including people who are signed in already. */
  signIn(): Promise<void>
  /** Starts the writers. */
  write(): Writers
  end(): Promise<void>
}

export interface WorldOptions {
  folder: string
  report: Report
  seed: number
  /** A PostgreSQL; without it the embedded database in `dataFolder` is used. */
  databaseUrl?: string
  dataFolder?: string
  /** Settings of the host that are added to the usual ones or replace them. */
  settings?: HostSettings
  processes?: number
  teams?: number
  clockFile?: string
  /** The workspace whose code the next process runs; undefined for this one. */
  sources?: () => string | undefined
  /** Whether the database already has the schema to start with. */
  isMigrated?: boolean
  /** The origins that people use; by default those of every running process. */
  origins?: () => string[]
  pauseMs?: { min: number; max: number }
}

/** Creates teams in an empty database, starts the product on it and connects a store for each team. */
export async function openWorld(options: WorldOptions): Promise<World> {
  const { folder, report, seed, databaseUrl, processes = 1, teams = 1, clockFile } = options
  const dataFolder = options.dataFolder ?? join(folder, 'data')
  await mkdir(dataFolder, { recursive: true })
  const people = await makePeople({ databaseUrl, dataFolder, teams, isMigrated: options.isMigrated ?? false })
  const [provider, sink] = await Promise.all([startProvider(), startMailSink()])
  const settings: HostSettings = {
    APP_URL: 'http://127.0.0.1:4000',
    APP_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataFolder,
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    MAIL_FROM: 'Tandem <mail@faults.test>',
    MAIL_URL: sink.url,
    STORE_ORIGINS_ALLOWED: provider.origin,
    TRUST_PROXY: 'true',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...options.settings,
  }
  const apis: ApiProcess[] = []
  const ledger = newLedger()
  const orders = new Map<number, number[]>()
  const living = options.origins ?? (() => apis.filter((api) => !api.hasEnded()).map(({ origin }) => origin))
  const begin = (port: number) =>
    startApi({ ...settings, PORT: String(port) }, { clockFile, sources: options.sources?.() })
  const world: World = {
    apis,
    provider,
    sink,
    people,
    ledger,
    report,
    settings,
    async addApi(port) {
      const api = begin(port ?? (await getPort()))
      apis.push(api)
      await api.untilReady()
      return api
    },
    async recover() {
      for (const [index, api] of apis.entries()) {
        if (!api.hasEnded()) continue
        if (api.hasDied()) report.deaths.push(`${api.origin}: ${await api.ended}: ${lastLines(api.output())}`)
        apis[index] = begin(Number(new URL(api.origin).port))
      }
      await Promise.all(apis.map((api) => api.untilReady()))
    },
    signIn: () => signIn(world),
    write: () =>
      startWriters({
        people,
        origins: living,
        orders,
        provider,
        ledger,
        report,
        seed,
        pauseMs: options.pauseMs ?? { min: 60, max: 240 },
      }),
    async end() {
      await Promise.all(apis.map((api) => api.kill()))
      await Promise.all([provider.close(), sink.close()])
    },
  }
  for (let number = 0; number < processes; number++) await world.addApi()
  await world.signIn()
  for (const person of people.filter(({ role }) => role === 'super_admin')) {
    orders.set(person.team_id, await connectFirstStore(world, person))
  }
  return world
}

interface Place {
  databaseUrl: string | undefined
  dataFolder: string
}

const openPlace = ({ databaseUrl, dataFolder }: Place): Promise<OpenDatabase> | OpenDatabase =>
  databaseUrl === undefined ? openEmbedded(dataFolder) : openPostgres(databaseUrl)

interface PeopleOptions extends Place {
  teams: number
  isMigrated: boolean
}

async function makePeople({ teams, isMigrated, ...place }: PeopleOptions): Promise<Person[]> {
  const opened = await openPlace(place)
  try {
    if (!isMigrated) await opened.migrate()
    return await addTeams(opened, teams)
  } finally {
    await opened.close()
  }
}

const ask = async (world: World, person: Person, method: string, path: string, body?: unknown) => {
  const origin = world.apis[0]?.origin ?? ''
  const answer = await callApi(world.report, { origin, person, method, path, body })
  if (answer.status >= 300 || answer.status === 0) {
    throw new Error(`${method} ${path}: ${answer.status} ${answer.reason}`)
  }
  return answer.data
}

async function signIn(world: World) {
  for (const person of world.people) {
    person.token = ''
    const data = await ask(world, person, 'POST', '/auth/login', { email: person.email, password })
    person.token = (data as { user: { personal_access_token: string } }).user.personal_access_token
  }
}

/** Resolves to the store's orders once its sync is over. */
async function connectFirstStore(world: World, person: Person): Promise<number[]> {
  const name = `first-${person.team_id}`
  const body = { type: 'woocommerce', name, currency_id: 826, ...world.provider.connection(name) }
  await ask(world, person, 'POST', '/ecommerce/stores', body)
  await waitUntil(
    'the first sync ends',
    async () => {
      const stores = (await ask(world, person, 'GET', '/ecommerce/stores?per_page=50')) as {
        sync: { state: string }
      }[]
      return stores.every(({ sync }) => sync.state === 'succeeded')
    },
    { withinMs: 60_000, everyMs: 300 },
  )
  const orders = (await ask(world, person, 'GET', '/ecommerce/orders?per_page=50')) as { id: number }[]
  return orders.map(({ id }) => id)
}
