import { expect, test } from 'vitest'
import { minuteMs } from '@tandem/format'
import { inTeam } from '../database/team-scope.ts'
import { queueMail } from '../mail/outbox.ts'
import { addStore } from '../../testing/add-sales.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { readLateness } from './read-lateness.ts'

const used = useTestApi()

test('says since when a store and a mail are late, and nothing otherwise', async () => {
  const { dependencies, clock } = used.api
  const { database } = used.opened
  expect(await readLateness(database, clock.now)).toEqual({ store: null, account: null, mail: null })

  const { team_id } = await used.api.newTeam()
  await addStore(used.api, team_id)
  const setDue = (minutes: number) =>
    inTeam(database, team_id, async (db) => {
      const at = new Date(clock.now.getTime() + minutes * minuteMs)
      await db.updateTable('store_syncs').set({ next_sync_at: at }).execute()
      return at
    })
  const due = await setDue(-10)
  const to = { name: 'Ada', team: 'Engines', to: 'late@example.test' }
  await queueMail(database, { template: 'team-deleted', ...to }, dependencies)
  expect(await readLateness(database, clock.now)).toEqual({ store: due, account: null, mail: clock.now })

  await setDue(10)
  expect((await readLateness(database, clock.now)).store).toBeNull()
})
