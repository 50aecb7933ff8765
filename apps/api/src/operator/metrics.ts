import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Answered, Lateness } from '@tandem/api-server'
import type { PoolUse, QueueState } from '@tandem/api-server/node'

/** A service that is called over the network. */
export type Provider = 'instagram' | 'shopify' | 'woocommerce'

/** The state of the whole installation, from the database. */
export interface InstallationState {
  queues: QueueState[]
  lateness: Lateness
}

interface MetricsOptions {
  version: string
  now: () => Date
  /** Queries the database; called every ten seconds at most, and never twice at the same time. */
  readState: () => Promise<InstallationState>
  connections: () => PoolUse | null
}

/** The figures of this process and of the installation, in the text format of Prometheus. */
export interface Metrics {
  contentType: string
  text(): Promise<string>
  answered(answer: Answered): void
  /** Call when a mail was accepted or refused by the mail server. */
  mailDelivered(result: 'sent' | 'failed'): void
  /** Call after a request to a provider; `limited` means that it asked us to retry later. */
  providerCalled(provider: Provider, result: 'ok' | 'refused' | 'limited' | 'failed'): void
  /** Call after waiting for a provider, because of its limits or before a retry. */
  providerWaited(provider: Provider, milliseconds: number): void
}

/** The database is queried this often at most, however many programs collect the figures. */
const stateKeptMs = 10_000
/** Figures of the process don't wait longer than this for those of the database. */
const stateWithinMs = 2_000

const queueStates = ['waiting', 'running', 'retrying', 'given_up', 'failed'] as const
/** The queue of each kind of due sync. */
const queueOfKind = { store: 'sync-store', account: 'read-account' } as const

/** Starts measuring this process. */
export function openMetrics({ version, now, readState, connections }: MetricsOptions): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `tandem_${name}`, help, labelNames, registers })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `tandem_${name}`, help, labelNames, registers })

  gauge('build_info', 'Always 1; the labels name the version.', ['version', 'node']).set(
    { version, node: process.version },
    1,
  )
  const requests = counter('http_requests_total', 'Answers of the API.', ['route', 'method', 'status'])
  const errors = counter('http_errors_total', 'Answers of the API with an error, by its code.', ['code'])
  const durations = new Histogram({
    name: 'tandem_http_request_duration_seconds',
    help: 'Time until an answer of the API began.',
    labelNames: ['route', 'method'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const pool = gauge('database_connections', 'Connections of this process for requests.', ['state'])
  const waitingForPool = gauge('database_waiting', 'Callers that wait for a connection.')
  const isUp = gauge('database_up', '1 when the database answered in time, else 0.')
  const jobs = gauge('queue_jobs', 'Jobs of the installation.', ['queue', 'state'])
  const oldestJob = gauge('queue_oldest_seconds', 'Age of the oldest job that waits.', ['queue'])
  const late = gauge('sync_late_seconds', 'How long the next sync of the most overdue one is due.', ['kind'])
  const oldestMail = gauge('mail_oldest_seconds', 'Age of the oldest mail that was not sent yet.')
  const mails = counter('mail_deliveries_total', 'Tries to hand a mail to the mail server.', ['result'])
  const calls = counter('provider_calls_total', 'Calls of a provider.', ['provider', 'result'])
  const waits = counter('provider_wait_seconds_total', 'Time that calls waited for a provider.', ['provider'])

  function showState({ queues, lateness }: InstallationState) {
    const age = (since: Date | string | null) =>
      since === null ? 0 : Math.max(0, (now().getTime() - new Date(since).getTime()) / 1000)
    for (const { queue, oldest_at, ...counts } of queues) {
      for (const state of queueStates) jobs.set({ queue, state }, counts[state])
      oldestJob.set({ queue }, age(oldest_at))
    }
    for (const kind of ['store', 'account'] as const) {
      const queued = queues.find(({ queue }) => queue === queueOfKind[kind])
      late.set({ kind }, Math.max(age(lateness[kind]), age(queued?.oldest_at ?? null)))
    }
    oldestMail.set(age(lateness.mail))
  }

  const currentState = keptFor(stateKeptMs, () => now().getTime(), readState)
  return {
    contentType: register.contentType,
    async text() {
      const use = connections()
      if (use) {
        pool.set({ state: 'idle' }, use.idle)
        pool.set({ state: 'busy' }, use.total - use.idle)
        waitingForPool.set(use.waiting)
      }
      const state = await within(stateWithinMs, currentState())
      // Old figures would look like current ones.
      for (const one of [jobs, oldestJob, late]) one.reset()
      oldestMail.remove()
      if (state) showState(state)
      isUp.set(state ? 1 : 0)
      return register.metrics()
    },
    answered({ route, method, status, code, seconds }) {
      requests.inc({ route, method, status })
      durations.observe({ route, method }, seconds)
      if (code !== null) errors.inc({ code })
    },
    mailDelivered: (result) => mails.inc({ result }),
    providerCalled: (provider, result) => calls.inc({ provider, result }),
    providerWaited: (provider, milliseconds) => waits.inc({ provider }, milliseconds / 1000),
  }
}

/** Calls again when the last answer is too old, never twice at the same time; failures aren't cached. */
function keptFor<T>(ms: number, now: () => number, ask: () => Promise<T>): () => Promise<T> {
  let asked: { at: number; answer: Promise<T>; isOpen: boolean } | undefined
  return () => {
    if (asked && (asked.isOpen || now() - asked.at < ms)) return asked.answer
    const current = { at: now(), answer: ask(), isOpen: true }
    asked = current
    current.answer.then(
      () => (current.isOpen = false),
      () => (asked = undefined),
    )
    return current.answer
  }
}

/** The result, or null if the work fails or takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
