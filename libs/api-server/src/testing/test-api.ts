import { basePath } from '@tandem/api-contract'
import { hashToken } from '../platform/secrets/token.ts'
import { syncWorker } from '../commerce/sync/sync-worker.ts'
import { createApi } from '../create-api.ts'
import type { WholeDatabase } from '../platform/database/database.ts'
import { defaultSettings } from '../platform/dependencies/dependencies.ts'
import type { ApiDependencies, Connectors, Log, Passwords } from '../platform/dependencies/dependencies.ts'
import { memoryJobs } from '../platform/runs/jobs.ts'
import { memoryLimiter } from '../platform/limits/memory-limiter.ts'
import { aesSecrets } from '../platform/secrets/secrets.ts'
import { enqueueDelivery } from '../platform/mail/mail-worker.ts'
import { startWorkers } from '../start-workers.ts'
import { bearer } from './bearer.ts'
import { checkAnswer } from './check-answer.ts'
import { memoryMailbox } from './memory-mailbox.ts'
import type { MailboxMail } from './memory-mailbox.ts'
import { simulatedConnectors } from './simulated-connectors.ts'
import { testPeople } from './test-people.ts'
import type { TestPeople } from './test-people.ts'

/** The real server without a port; every answer is compared with the contract. */
export interface TestApi extends TestPeople {
  dependencies: ApiDependencies
  /** Lines logged so far. */
  log: { level: string; message: string; fields: Record<string, unknown> }[]
  /** Sends a request to the server. @throws ContractDeviation */
  fetch(request: Request): Promise<Response>
  /** Like `fetch`, by the path below the base path, with a JSON body and a token. */
  request(
    method: string,
    path: string,
    options?: { token?: string | undefined; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>
  /** Moves the server's clock. */
  clock: { now: Date }
  /**
   * Delivers what was queued; returns all mails delivered so far, to one address or to all, in the order in
   * which they were queued. Several are delivered at once, so mails queued at the same instant have no order.
   * Waits for jobs that may queue mail. Syncs queue none, so they aren't waited for: with a shop that never
   * answers, one takes most of a minute to fail.
   */
  mails(to?: string): Promise<MailboxMail[]>
  /** Resolves when no job is running. */
  jobsSettled(): Promise<void>
  close(): Promise<void>
}

/** Not for production: hashing is fast, so that tests don't wait at each sign-in. */
const quickPasswords: Passwords = {
  hash: async (password) => `quick$${await hashToken(password)}`,
  verify: async (password, hash) => hash === `quick$${await hashToken(password)}`,
  isOutdated: () => false,
}

/**
 * Starts the server on a migrated database. Each test creates its own team, so one server serves a whole
 * file.
 */
export async function createTestApi(options: {
  database: WholeDatabase
  connectors?: Connectors
  passwords?: Passwords
  overrides?: Partial<ApiDependencies>
  /** Creates names that aren't used yet; for screenshots, the same ones each time. */
  unique?: () => string
}): Promise<TestApi> {
  const { database, connectors = simulatedConnectors(), passwords = quickPasswords } = options
  const { unique = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12) } = options
  const log: TestApi['log'] = []
  const clock = { now: new Date() }
  const mailbox = memoryMailbox()
  const jobs = memoryJobs((error) => logTo(log).error({ error }, 'a job failed'))
  const dependencies: ApiDependencies = {
    database,
    connectors,
    signInProviders: {},
    passwords,
    jobs,
    mail: mailbox,
    limiter: memoryLimiter,
    secrets: await aesSecrets(crypto.getRandomValues(new Uint8Array(32))),
    now: () => clock.now,
    log: logTo(log),
    settings: { ...defaultSettings, appUrl: 'http://tandem.test', limitsByAddress: false, evenAnswerMs: 0 },
    clientAddress: () => '192.0.2.1',
    ...options.overrides,
  }
  const app = createApi(dependencies)
  await startWorkers(dependencies)

  const fetch = async (request: Request) => {
    const response = await app.fetch(request)
    await checkAnswer(request, response)
    return response
  }
  const people = testPeople({ database, passwords, now: () => dependencies.now(), unique })

  return {
    dependencies,
    log,
    clock,
    fetch,
    ...people,
    request(method, path, { token, body, headers = {} } = {}) {
      return fetch(
        new Request(`http://tandem.test${basePath}${path}`, {
          method,
          headers: {
            ...(token !== undefined && bearer(token)),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      )
    },
    async mails(to) {
      // A delivery that is already running may have looked for mail before the last one was queued.
      await jobs.settled(syncWorker.queue)
      await enqueueDelivery(dependencies)
      await jobs.settled(syncWorker.queue)
      const rows = await database.selectFrom('mails').select(['message_id', 'queued_at']).execute()
      const queuedAt = new Map(rows.map((row) => [row.message_id, Date.parse(row.queued_at)]))
      const when = ({ message_id }: MailboxMail) => queuedAt.get(message_id) ?? 0
      return mailbox.mails
        .filter((mail) => to === undefined || mail.to === to)
        .toSorted((one, other) => when(one) - when(other))
    },
    jobsSettled: () => jobs.settled(),
    async close() {
      await dependencies.jobs.stop()
    },
  }
}

function logTo(lines: TestApi['log']): Log {
  const line = (level: string) => (fields: Record<string, unknown>, message: string) => {
    lines.push({ level, message, fields })
  }
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') }
}
