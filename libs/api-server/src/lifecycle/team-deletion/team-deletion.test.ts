import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Team } from '@tandem/api-contract'
import { dayMs, minuteMs } from '@tandem/format'
import { queueReading } from '../../social/accounts/queue-reading.ts'
import { readAccount } from '../../social/accounts/read-account.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { storeFile, keepFile } from '../../platform/files/files.ts'
import { queueSync } from '../../commerce/sync/queue-sync.ts'
import { syncStore } from '../../commerce/sync/sync-store.ts'
import { makeExport } from '../team-exports/make-export.ts'
import { beforeTransaction } from '../../testing/before-transaction.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { goThroughDialog } from '../../testing/connect-account.ts'
import { newFullTeam } from '../../testing/full-team.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { codeOf, dataOf, errorOf } from '../../testing/read-answer.ts'
import { reachableSettings } from '../../testing/reachable-settings.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { simulatedInstagram } from '../../testing/simulated-instagram.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { newPerson } from '../../identity/users/person-row.ts'
import { deleteTeamData } from './delete-team.ts'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { deletionWorker } from './deletion-worker.ts'
import { directoryTables } from './directory-tables.ts'

const network = simulatedInstagram()
const shop = simulatedShop('full-shop', { dataset: fewOrders(6) })
const used = useTestApi({
  connectors: simulatedConnectors([shop], { instagram: network }),
  overrides: {
    settings: {
      ...reachableSettings,
      evenAnswerMs: 0,
      appUrl: 'http://tandem.test',
    },
  },
})

const forever = () => new AbortController().signal
const newFull = () => newFullTeam(used.api, network, { shop: 'full-shop' })

const request = (user: TestUser, name: string, password?: string) =>
  used.api.request('POST', '/team/deletion', {
    token: user.token,
    body: { name, ...(password && { password }) },
  })
const callOff = (user: TestUser) => used.api.request('DELETE', '/team/deletion', { token: user.token })

/** Requests the deletion and moves the clock to a time before or after it; returns when it is. */
async function requested(team: TestTeam, { msAfter = 0 } = {}): Promise<Date> {
  const answer = await request(team, team.name, team.password)
  expect(answer.status).toBe(200)
  const { deletion } = await dataOf<Team>(answer)
  const due = new Date(deletion?.deletes_at ?? '')
  // A delivery that runs while the clock jumps would seem dead, and the mail would be sent once more.
  await used.api.jobsSettled()
  used.api.clock.now = new Date(due.getTime() + msAfter)
  return due
}

/** Restores the clock when a test ends. */
async function atAnotherTime(work: () => Promise<void>) {
  const before = used.api.clock.now
  try {
    await work()
  } finally {
    used.api.clock.now = before
  }
}

/** What is left of a team, by table: its rows, and rows with its members or their addresses. */
async function leftOf({ team_id }: TestTeam, emails: string[]): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string; is_team: boolean }>`
    select table_name as name, bool_or(column_name = 'team_id') as is_team from information_schema.columns
    where table_schema = 'public' group by 1 order by 1`.execute(used.opened.database)
  const left: Record<string, number> = {}
  for (const { name, is_team } of tables) {
    const isOfTeam = is_team ? sql`team_id = ${team_id}` : sql`false`
    const names = emails.map((email) => sql`to_jsonb(t)::text like ${`%${email}%`}`)
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} t where ${isOfTeam} or ${sql.join(names, sql` or `)}`.execute(
      used.opened.database,
    )
    if (rows[0]?.count) left[name] = rows[0].count
  }
  return left
}

test('the list of tables outside the teams is complete', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'team_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
    order by 1`.execute(used.opened.database)
  expect([...directoryTables].toSorted()).toEqual(rows.map(({ name }) => name))
})

test('every table of a team refers to it, so that nothing can be added once it is deleted', async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive tied (table_id) as (
      select 'teams'::regclass::oid
      union select c.conrelid from pg_constraint c join tied t on c.confrelid = t.table_id where c.contype = 'f'
    )
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
      and oid not in (select table_id from tied)`.execute(used.opened.database)
  expect(rows).toEqual([])
})

test('all members are informed, reminded a day before, and informed at the end; then nothing is left and everything is available again', async () => {
  await atAnotherTime(async () => {
    const { team, editor } = await newFull()
    const gone = await used.api.newUser(team.team_id, { role: 'viewer', status: 'inactive' })
    const { id: file } = await storeFile(used.api.dependencies, team.team_id, pieces(300_000))
    await inTeam(used.opened.database, team.team_id, (db) => keepFile(db, file))
    const emails = [team.email, editor.email, gone.email]
    const subjects = async ({ email }: TestUser) =>
      (await used.api.mails(email)).map(({ subject }) => subject).filter((subject) => /team/i.test(subject))
    const before = Object.keys(await leftOf(team, emails))
    for (const name of [
      'orders',
      'social_posts',
      'sessions',
      'logins',
      'links',
      'account_owners',
      'file_pieces',
    ])
      expect(before).toContain(name)
    expect(shop.deliveries.webhooks).not.toEqual([])
    const { login } = network.connectors
    const revoke = vi.spyOn(login, 'revoke')

    const due = await requested(team)
    used.api.clock.now = new Date(due.getTime() - dayMs - 1)
    await lookForRuns(used.api.dependencies, deletionWorker)
    expect(await subjects(editor)).toEqual([`The team ${team.name} will be deleted`])
    used.api.clock.now = new Date(due.getTime() - dayMs)
    await lookForRuns(used.api.dependencies, deletionWorker)
    await lookForRuns(used.api.dependencies, deletionWorker)
    expect(await subjects(editor)).toEqual([
      `The team ${team.name} will be deleted`,
      `The team ${team.name} will be deleted tomorrow`,
    ])
    used.api.clock.now = new Date(due.getTime() - 1)
    await lookForRuns(used.api.dependencies, deletionWorker)
    await used.api.jobsSettled()
    expect(Object.keys(await leftOf(team, emails))).toContain('orders')

    used.api.clock.now = due
    await lookForRuns(used.api.dependencies, deletionWorker)
    await used.api.jobsSettled()
    expect(await leftOf(team, emails)).toEqual({})
    expect((await subjects(editor)).at(-1)).toBe(`The team ${team.name} was deleted`)
    expect((await subjects(team)).at(-1)).toBe(`The team ${team.name} was deleted`)
    expect(await subjects(gone)).toEqual([])
    expect(shop.deliveries.webhooks).toEqual([])
    expect(revoke).toHaveBeenCalledOnce()
    expect(await revoke.mock.results[0]?.value).toBeUndefined()
    revoke.mockRestore()

    expect((await used.api.request('GET', '/me', { token: team.token })).status).toBe(401)
    const signIn = await used.api.request('POST', '/auth/login', {
      body: { email: editor.email, password: editor.password },
    })
    expect(await codeOf(signIn)).toBe('INVALID_CREDENTIALS')
    // The network has withdrawn the access; another team connects the same shop and account.
    const another = await used.api.newTeam()
    const { result, accounts } = await goThroughDialog(used.api, network, another, { person: 'elif' })
    expect(result).toBe('created')
    const path = `/social/instagram/users/${accounts[0]?.id}`
    expect((await used.api.request('DELETE', path, { token: another.token })).status).toBe(200)
    const body = registrationForm(editor.email)
    expect((await used.api.request('POST', '/auth/register', { body })).status).toBe(201)
    expect((await used.api.mails(editor.email)).at(-1)?.subject).toBe('Verify your email address')
  })
})

async function* pieces(bytes: number) {
  yield new Uint8Array(bytes)
}

test('a deletion killed anywhere, repeatedly, leaves nothing in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 5 }),
      fc.boolean(),
      async (kills, isProviderAway) => {
        await atAnotherTime(async () => {
          const { team, editor } = await newFull()
          await requested(team)
          for (const at of kills) {
            const { database, signal } = dyingDatabase(used.opened.database, at)
            const { connectors } = used.api.dependencies
            const away = {
              ...connectors,
              store() {
                throw new Error('away')
              },
            }
            const dependencies = {
              ...used.api.dependencies,
              database,
              connectors: isProviderAway ? away : connectors,
            }
            await deleteTeamData(dependencies, team, signal).catch((error: unknown) => {
              if (!(error instanceof Killed)) throw error
            })
          }
          await deleteTeamData(used.api.dependencies, team, forever())
          await deleteTeamData(used.api.dependencies, team, forever())
          // Once; other waiting mails to them are deleted.
          const subjects = (await used.api.mails(editor.email)).map(({ subject }) => subject)
          expect(subjects).toEqual([`The team ${team.name} was deleted`])
          expect(await leftOf(team, [team.email, editor.email])).toEqual({})
        })
      },
    ),
    { numRuns: 2 },
  )
})

test('mails to an invited person who is in another team are kept', async () => {
  await atAnotherTime(async () => {
    const [team, other] = [await used.api.newTeam(), await used.api.newTeam()]
    const { email } = other
    await requested(team)
    await inTeam(used.opened.database, team.team_id, (db) =>
      db
        .insertInto('users')
        .values(newPerson({ ...invited, email, created_at: used.api.clock.now }, used.api.clock.now))
        .execute(),
    )
    await used.api.request('POST', '/auth/login/forgot-password', { body: { email } })
    await deleteTeamData(used.api.dependencies, team, forever())
    expect((await used.api.mails(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/password/i),
    ])
  })
})

const invited = { name: 'Noor', role: 'viewer', status: 'pending', profile_picture: null } as const

describe('while it can be cancelled', () => {
  test('the super admin cancels it up to the last second, and everything stays', async () => {
    await atAnotherTime(async () => {
      const team = await used.api.newTeam()
      const editor = await used.api.newUser(team.team_id, { role: 'editor' })
      await connectStore(used.api, team, 'full-shop')
      const due = await requested(team)
      used.api.clock.now = new Date(due.getTime() - 1000)
      const again = await used.api.newUser(team.team_id, { role: 'admin' })
      await swapSuperAdmin(team, again)
      const before = await countOf(team)
      const kept = await callOff(again)
      expect(kept.status).toBe(200)
      expect((await dataOf<Team>(kept)).deletion).toBeNull()
      used.api.clock.now = new Date(due.getTime() + dayMs)
      await lookForRuns(used.api.dependencies, deletionWorker)
      await used.api.jobsSettled()
      await deleteTeamData(used.api.dependencies, team, forever())
      expect(await countOf(team)).toEqual(before)
      const mails = await used.api.mails(editor.email)
      expect(mails.at(-1)?.subject).toBe(`${team.name} won’t be deleted`)
      // Cancelling does nothing when there is none, and it can be requested again.
      used.api.clock.now = new Date(due.getTime() - 1000)
      expect((await callOff(again)).status).toBe(200)
      expect(await used.api.mails(editor.email)).toHaveLength(mails.length)
    })
  })

  test('once it has begun nothing cancels it, not even an earlier request', async () => {
    await atAnotherTime(async () => {
      const team = await used.api.newTeam()
      await requested(team)
      const { database, signal } = dyingDatabase(used.opened.database, 2)
      await deleteTeamData({ ...used.api.dependencies, database }, team, signal).catch(() => undefined)
      expect(await codeOf(await callOff(team))).toBe('UNAUTHENTICATED')
      await used.opened.database
        .updateTable('teams')
        .set({ deletes_at: null })
        .where('team_id', '=', team.team_id)
        .execute()
      await deleteTeamData(used.api.dependencies, team, forever())
      expect(await leftOf(team, [team.email])).toEqual({})
    })
  })
})

/** Somebody who signed in recently, because sessions don't last as long as the grace period. */
async function swapSuperAdmin(team: TestTeam, user: TestUser) {
  await inTeam(used.opened.database, team.team_id, async (db) => {
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', team.id).execute()
    await db.updateTable('users').set({ role: 'super_admin' }).where('id', '=', user.id).execute()
  })
}

async function countOf({ team_id }: TestTeam) {
  const tables = [
    'orders',
    'customers',
    'products',
    'social_posts',
    'notes',
    'logins',
    'store_webhooks',
  ] as const
  const counts: Record<string, number> = {}
  for (const name of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where team_id = ${team_id}`.execute(
      used.opened.database,
    )
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

test('a reader of a store, an account or the team writes nothing after it has begun', async () => {
  await atAnotherTime(async () => {
    const { team, store, account } = await newFull()
    const { dependencies } = used.api
    const { team_id } = team
    const { enqueue } = dependencies.jobs
    await requested(team)
    await inTeam(used.opened.database, team_id, async (db) => {
      await queueSync(db, store.id)
      await queueReading(db, account.id, { cause: 'person', asked_by: team.id })
      await db
        .insertInto('team_exports')
        .values({
          user_id: team.id,
          created_at: used.api.clock.now,
          ended_at: null,
          file_id: null,
          bytes: null,
          error: null,
        })
        .execute()
    })
    // Each has taken its run and is in the middle when the team is deleted.
    const watched = beforeTransaction(used.opened.database, 8, () =>
      deleteTeamData(dependencies, team, forever()),
    )
    dependencies.jobs.enqueue = async () => true
    const inTurn = { ...dependencies, database: watched.database }
    const ended = await Promise.allSettled([
      syncStore(inTurn, { team_id, store_id: store.id }, forever()),
      readAccount(inTurn, { team_id, account_id: account.id }, forever()),
      makeExport(inTurn, { team_id }, forever()),
    ])
    dependencies.jobs.enqueue = enqueue
    expect(watched.begun()).toBeGreaterThan(8)
    expect(ended.map((end) => (end.status === 'rejected' ? (end.reason as unknown) : null))).toEqual([
      null,
      null,
      null,
    ])
    expect(await leftOf(team, [team.email])).toEqual({})
  })
})

describe('what it requires', () => {
  test('the exact name, and proof of identity', async () => {
    await atAnotherTime(async () => {
      const team = await used.api.newTeam({ name: 'Linden & Oak' })
      for (const name of ['', 'Linden', 'linden & oak', 'Linden  & Oak']) {
        const refused = await request(team, name)
        expect(refused.status).toBe(422)
        expect((await errorOf(refused)).errors).toEqual({
          name: ['Type the team name exactly'],
        })
      }
      used.api.clock.now = new Date(used.api.clock.now.getTime() + 11 * minuteMs)
      expect(Object.keys((await errorOf(await request(team, team.name))).errors ?? {})).toEqual(['password'])
      expect(await codeOf(await request(team, team.name, 'wrong'))).toBe('INVALID_PASSWORD')
      const answer = await request(team, '  Linden & Oak ', team.password)
      const { deletion } = await dataOf<Team>(answer)
      expect(Date.parse(deletion?.deletes_at ?? '') - used.api.clock.now.getTime()).toBe(14 * dayMs)
      // A second request doesn't move the date.
      const twice = await request(team, team.name, team.password)
      expect((await errorOf(twice)).errors).toEqual({ name: ['This team is already scheduled for deletion'] })
    })
  })

  test.each(['admin', 'editor', 'viewer'] as const)('not the role %s', async (role) => {
    const team = await used.api.newTeam()
    const user = await used.api.newUser(team.team_id, { role })
    expect((await request(user, team.name)).status).toBe(403)
    expect((await callOff(user)).status).toBe(403)
  })
})
