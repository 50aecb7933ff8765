import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTeam } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import { createTestApi, newSellingTeam } from '@tandem/api-server/testing'
import { copyMigratedData } from '../../test-setup.ts'
import { readShare } from './read-share.ts'

let folder: string
let opened: OpenDatabase

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-share-'))
  await copyMigratedData(folder)
  opened = await openEmbedded(folder)
})
afterEach(async () => {
  await opened.close()
  await rm(folder, { recursive: true, force: true })
})

test('does not wait for the first syncs of archived stores and accounts', async () => {
  const { database } = opened
  const api = await createTestApi({ database })
  expect(await readShare({ database }, (await api.newTeam()).team_id)).toBe(1)

  const { team, store_id, account_id } = await newSellingTeam(api)
  await inTeam(database, team.team_id, async (db) => {
    const never = { asked_by: null, record_id: null }
    await db
      .insertInto('store_syncs')
      .values({ store_id, ...never })
      .execute()
    await db
      .insertInto('account_readings')
      .values({ account_id, ...never })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  const archiveAll = () =>
    inTeam(database, team.team_id, async (db) => {
      const archived_at = new Date()
      await db.updateTable('stores').set({ archived_at }).execute()
      await db.updateTable('social_accounts').set({ archived_at }).execute()
    })
  expect(await readShare({ database }, team.team_id)).toBeLessThan(1)
  await archiveAll()
  expect(await readShare({ database }, team.team_id)).toBe(1)
})
