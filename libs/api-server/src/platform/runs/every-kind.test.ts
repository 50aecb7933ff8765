import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ProviderError, ReadingStopped } from '@tandem/connectors'
import { minuteMs } from '@tandem/format'
import { fullDiskAt } from '../../testing/full-disk.ts'
import { idleJobs } from '../../testing/idle-jobs.ts'
import { repeatedKinds, triedKinds } from '../../testing/run-kinds.ts'
import { runConnectors, serveShop } from '../../testing/run-providers.ts'
import type { TriedKind, TriedRepeatedKind, TriedRun } from '../../testing/tried-kind.ts'
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ApiDependencies, Connectors } from '../dependencies/dependencies.ts'
import { lockRun } from './lock-run.ts'
import { queueDueRun, queueRun } from './queue-run.ts'

const used = useTestApi({ overrides: { jobs: idleJobs } })
let origin: string
let close: () => Promise<void>
beforeAll(async () => {
  ;({ origin, close } = await serveShop())
})
afterAll(() => close())
beforeEach(() => {
  used.api.clock.now = new Date('2026-03-20T09:00:00Z')
})

/** Adds a run to the queue. */
const addRun = (kind: TriedKind): Promise<TriedRun> => kind.add(used.api, origin)

const connectorsOf = (kind: TriedKind): Connectors => runConnectors(kind, origin)

/** Performs a job as a worker in a separate process would. */
const perform = (
  kind: TriedKind,
  { job }: TriedRun,
  replaced: Partial<ApiDependencies> = {},
  { signal } = new AbortController(),
) =>
  kind.worker.perform({ ...used.api.dependencies, connectors: connectorsOf(kind), ...replaced }, job, signal)

const within = <T>({ job }: TriedRun, work: (db: TeamDatabase) => Promise<T>) =>
  inTeam(used.opened.database, job.team_id, work)

describe.each(Object.entries(triedKinds))('%s', (_name, kind) => {
  test(
    'is done once when its job is delivered twice, at the same time or later',
    { timeout: 180_000 },
    async () => {
      const undisturbed = await addRun(kind)
      await perform(kind, undisturbed)
      const facts = await kind.factsOf(used.opened.database, undisturbed)
      expect(facts).toMatchObject(kind.done)

      const run = await addRun(kind)
      await Promise.all([perform(kind, run), perform(kind, run)])
      expect(await kind.factsOf(used.opened.database, run)).toEqual(facts)
      await perform(kind, run)
      expect(await kind.factsOf(used.opened.database, run)).toEqual(facts)
    },
  )
})

/** Only PostgreSQL runs two transactions at the same time. */
const onPostgres = test.runIf(inject('database') === 'postgres')

describe.each(Object.entries<TriedRepeatedKind>(repeatedKinds))('%s', (_name, kind) => {
  const { runs } = kind
  const stateOf = (run: TriedRun) =>
    within(run, (db) =>
      db
        .selectFrom(runs.table)
        .select((row) => ['state', 'error', 'tries', row.ref(runs.next).as('next')])
        .where(runs.key, '=', run.id)
        .executeTakeFirstOrThrow(),
    )
  /** A worker takes the run; when nothing follows, its process has crashed. */
  const take = (run: TriedRun) => within(run, (db) => kind.take(db, run.id, used.api.clock.now))
  const queue = (run: TriedRun, cause: 'person' | 'schedule') =>
    within(run, (db) => queueRun(db, runs, run.id, { cause }))

  test('is set aside when it crashed its process twice, until a person starts it again', async () => {
    const run = await addRun(kind)
    await take(run)
    expect(await stateOf(run)).toMatchObject({ state: 'running', tries: 1 })
    await take(run)
    expect(await stateOf(run)).toMatchObject({ state: 'running', tries: 2 })
    used.api.log.splice(0)
    await perform(kind, run)
    const aside = { state: 'failed', error: runs.setAside, next: null }
    expect(await stateOf(run)).toMatchObject(aside)
    expect(used.api.log).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('set aside') as string }),
    )
    await perform(kind, run)
    expect(await stateOf(run)).toMatchObject(aside)
    expect(await queue(run, 'person')).toBe(true)
    await perform(kind, run)
    expect(await stateOf(run)).toMatchObject({ state: 'succeeded', error: null, tries: 0 })
  })

  test('is not set aside when the database was away each time', async () => {
    const run = await addRun(kind)
    for (const _ of [1, 2, 3]) {
      const database = fullDiskAt(used.opened.database, 2)
      await expect(perform(kind, run, { database })).rejects.toThrow('No space left')
      expect(await stateOf(run)).toMatchObject({ state: 'running', tries: 1 })
    }
    await perform(kind, run)
    expect(await stateOf(run)).toMatchObject({ state: 'succeeded', tries: 0 })
  })

  test('is not set aside when the provider refused us in between', async () => {
    const run = await addRun(kind)
    await take(run)
    const refused = new ProviderError('provider_failed', 'It is closed.')
    await perform(kind, run, { connectors: kind.failing(connectorsOf(kind), refused) })
    expect(await stateOf(run)).toMatchObject({ state: 'failed', error: 'It is closed.', tries: 0 })
  })

  test('is not set aside when the process stopped normally', async () => {
    const run = await addRun(kind)
    const stop = new AbortController()
    stop.abort(new Error('stopped'))
    await expect(perform(kind, run, {}, stop)).rejects.toThrow('stopped')
    expect(await stateOf(run)).toMatchObject({ state: 'running', tries: 0 })
  })

  test("is set aside when the provider's answer stopped the reader twice", async () => {
    const run = await addRun(kind)
    const connectors = kind.failing(connectorsOf(kind), new ReadingStopped())
    for (const tries of [1, 2]) {
      await queue(run, 'schedule')
      await perform(kind, run, { connectors })
      expect(await stateOf(run)).toMatchObject({ state: 'failed', tries })
    }
    expect(await stateOf(run)).toMatchObject({ error: runs.setAside, next: null })
  })

  onPostgres('is not queued again when another process queued it and it ended meanwhile', async () => {
    const run = await addRun(kind)
    const now = used.api.clock.now
    await perform(kind, run)
    const due = (next: Date) => ({ state: 'failed' as const, [runs.next]: next })
    const set = (db: TeamDatabase, next: Date) =>
      db.updateTable(runs.table).set(due(next)).where(runs.key, '=', run.id).execute()
    await within(run, (db) => set(db, now))
    const queued = await within(run, async (db) => {
      const first = await queueDueRun(db, runs, run.id, now)
      const second = within(run, (other) => queueDueRun(other, runs, run.id, now))
      await untilSomebodyWaits(used.opened.database)
      await set(db, new Date(now.getTime() + 5 * minuteMs))
      return { first, second }
    })
    expect([queued.first, await queued.second]).toEqual([true, false])
  })

  onPostgres(
    'continues with what another worker wrote outside its row while it waited for that worker',
    async () => {
      const run = await addRun(kind)
      await take(run)
      const later = await within(run, async (db) => {
        await lockRun(db, runs, { id: run.id, attempt: 1 })
        const waiting = take(run)
        await untilSomebodyWaits(used.opened.database)
        await kind.changeBeside(db, run.id)
        return { waiting }
      })
      expect(await later.waiting).toMatchObject({ attempt: 2, ...kind.changed })
    },
  )
})
