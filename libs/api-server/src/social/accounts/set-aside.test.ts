import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { ReadingStopped } from '@tandem/connectors'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { accountSetAside } from '../../commerce/sync/set-aside.ts'
import { goThroughDialog } from '../../testing/connect-account.ts'
import { fullDiskAt } from '../../testing/full-disk.ts'
import { simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import type { TestTeam } from '../../testing/test-api.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { queueReading } from './queue-reading.ts'
import { readAccount } from './read-account.ts'
import { takeReading } from './take-reading.ts'

const start = '2026-11-02T09:00:00.000Z'
const network = simulatedInstagram({ now: () => Date.parse(start) })
const used = useTestApi({ connectors: simulatedConnectors([], { instagram: network }) })
let team: TestTeam
let id: number

/** An account that waits for its first reading, and that no worker reads. */
beforeEach(async () => {
  used.api.clock.now = new Date(start)
  await used.opened.database.deleteFrom('account_owners').execute()
  const { jobs } = used.api.dependencies
  const { enqueue } = jobs
  jobs.enqueue = async () => false
  onTestFinished(() => void (jobs.enqueue = enqueue))
  team = await used.api.newTeam()
  const { accounts } = await goThroughDialog(used.api, network, team, { person: 'elif' })
  id = accounts[0]?.id ?? 0
})

const within = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(used.opened.database, team.team_id, work)
const read = (replaced: Partial<typeof used.api.dependencies> = {}) =>
  readAccount(
    { ...used.api.dependencies, ...replaced },
    { team_id: team.team_id, account_id: id },
    new AbortController().signal,
  )
const stateOf = () =>
  within((db) =>
    db
      .selectFrom('account_readings')
      .select(['state', 'error', 'tries', 'next_at'])
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow(),
  )
/** A worker takes the reading, and its process ends at once. */
const takeAndDie = () => within((db) => takeReading(db, id, used.api.dependencies.now()))

test('a reading that ended its process twice is set aside, until a person starts it again', async () => {
  await takeAndDie()
  await takeAndDie()
  expect(await stateOf()).toMatchObject({ state: 'running', tries: 2 })
  await read()
  expect(await stateOf()).toMatchObject({ state: 'failed', error: accountSetAside, next_at: null })
  expect(await within((db) => queueReading(db, id, { cause: 'person' }))).toBe(true)
  await read()
  expect(await stateOf()).toMatchObject({ state: 'succeeded', error: null, tries: 0 })
})

test('a reading is not set aside when the database was away each time', async () => {
  for (const _ of [1, 2, 3]) {
    const database = fullDiskAt(used.opened.database, 2)
    await expect(read({ database })).rejects.toThrow('No space left')
    expect(await stateOf()).toMatchObject({ state: 'running', tries: 1 })
  }
  await read()
  expect(await stateOf()).toMatchObject({ state: 'succeeded', tries: 0 })
})

test('a reading is set aside when its answers stopped the reader twice', async () => {
  const { connectors } = used.api.dependencies
  const stopped = () => Promise.reject(new ReadingStopped())
  const { instagram } = connectors.social!
  const social = {
    instagram: {
      ...instagram!,
      account: (...args: Parameters<NonNullable<typeof instagram>['account']>) => ({
        ...instagram!.account(...args),
        profile: stopped,
        posts: stopped,
      }),
    },
  }
  for (const tries of [1, 2]) {
    await within((db) => queueReading(db, id, { cause: 'schedule' }))
    await read({ connectors: { ...connectors, social } })
    expect(await stateOf()).toMatchObject({ state: 'failed', tries })
  }
  expect(await stateOf()).toMatchObject({ error: accountSetAside, next_at: null })
})
