import { addDays, teamDay } from '@tandem/format'
import { expect, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { daysOf, quietAccount } from '../../testing/quiet-account.ts'
import { simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { queueDueRun } from '../../platform/runs/queue-run.ts'
import { queueReading } from './queue-reading.ts'
import { readingRuns } from './reading-runs.ts'
import { readAccount } from './read-account.ts'
import { networkDay } from './reading-schedule.ts'

/**
 * Days could be lost at a clock change, or at the end of the three months in which new posts are listed
 * daily. One period covers one clock change and that end, the others the other change; Tehran's clocks never
 * change. `READINGS=365` tests a whole year, as every night. There is one reading per day from `start`, when
 * the account is connected.
 */
const spring = new Date('2026-02-22T20:00:00.000Z')
const autumn = new Date('2026-10-18T20:00:00.000Z')
const year = process.env['READINGS']
const newYork = { timezone: 'America/New_York' }
const tehran = { timezone: 'Asia/Tehran' }
const cases =
  year === undefined
    ? [
        { ...newYork, start: spring, readings: 95 },
        { ...newYork, start: autumn, readings: 20 },
        { ...tehran, start: autumn, readings: 20 },
      ]
    : [newYork, tehran].map((zone) => ({ ...zone, start: spring, readings: Number(year) }))

const used = useTestApi({ connectors: simulatedConnectors([]) })

// In these periods clocks change in New York, and at the network, whose days start three hours later. The
// cases run concurrently: while one computes, the other one uses the database.
test.concurrent.each(cases)(
  'stores each day once in $readings daily readings in $timezone',
  { timeout: 600_000 },
  async ({ timezone, start, readings }) => {
    let now = start
    const quiet = quietAccount(start)
    const { connectors } = used.api.dependencies
    const { login } = connectors.social!.instagram!
    const dependencies = {
      ...used.api.dependencies,
      now: () => now,
      connectors: { ...connectors, social: { instagram: { login, account: () => quiet } } },
    }
    const { team_id } = await used.api.newTeam({ timezone })
    const account_id = await addConnectedAccount({ dependencies }, team_id)
    const job = { team_id, account_id }
    const { database } = used.opened
    await inTeam(database, team_id, (db) => queueReading(db, account_id, { cause: 'connected' }))
    const { signal } = new AbortController()
    for (let reading = 0; reading <= readings; reading += 1) {
      await readAccount(dependencies, job, signal)
      const { state, next_at } = await database
        .selectFrom('account_readings')
        .select(['state', 'next_at'])
        .where('team_id', '=', team_id)
        .where('account_id', '=', account_id)
        .executeTakeFirstOrThrow()
      expect(state).toBe('succeeded')
      if (reading === readings) break
      now = new Date(next_at ?? '')
      await inTeam(database, team_id, (db) => queueDueRun(db, readingRuns, account_id, now))
    }

    const firstDay = teamDay(start.toISOString(), timezone)
    const read = async (table: 'account_counts' | 'account_day' | 'online_followers') => {
      const rows = await database
        .selectFrom(table)
        .select('day')
        .where('team_id', '=', team_id)
        .orderBy('day')
        .execute()
      return rows.map(({ day }) => day)
    }
    // As many days as readings, so none was read twice.
    expect(await read('account_counts')).toEqual(daysOf(firstDay, addDays(firstDay, readings)))
    const yesterday = addDays(networkDay(now), -1)
    expect(await read('account_day')).toEqual(daysOf(addDays(networkDay(start), -90), yesterday))
    expect(await read('online_followers')).toEqual(daysOf(addDays(networkDay(start), -30), yesterday))
    const untold = await database
      .selectFrom('account_day')
      .select('day')
      .where('team_id', '=', team_id)
      .where((condition) =>
        condition.or([condition('views', 'is', null), condition('totals_read_at', 'is', null)]),
      )
      .execute()
    expect(untold).toEqual([])
    // New posts are listed daily for three months.
    const daily = Math.min(readings, 85)
    const posts = await database
      .selectFrom('post_day')
      .select('day')
      .where('team_id', '=', team_id)
      .orderBy('day')
      .limit(daily + 1)
      .execute()
    expect(posts.map(({ day }) => day)).toEqual(daysOf(firstDay, addDays(firstDay, daily)))
  },
)
