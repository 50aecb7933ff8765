import { offsetSpans } from '@tandem/format'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/use-test-api.ts'
import { differingZones } from './differing-zones.ts'

const used = useTestApi()

test('names the zones of teams in which the clocks of the database differ', async () => {
  const { database } = used.opened
  await used.api.newTeam({ timezone: 'America/New_York' })
  await used.api.newTeam({ timezone: 'Australia/Lord_Howe' })
  const now = new Date('2024-06-01T00:00:00Z')
  expect(await differingZones(database, now)).not.toContain('America/New_York')
  expect(await differingZones(database, now)).not.toContain('Australia/Lord_Howe')
  // Somewhere the clocks aren't changed any more, and only one of the two knows it.
  const newer = (from: string, until: string, zone: string) =>
    zone === 'America/New_York' ? [{ from, until, seconds: -4 * 3600 }] : offsetSpans(from, until, zone)
  const found = await differingZones(database, now, newer)
  expect(found).toContain('America/New_York')
  expect(found).not.toContain('Australia/Lord_Howe')
})

test('names zones that only one of the two knows', async () => {
  const { database } = used.opened
  const now = new Date('2024-06-01T00:00:00Z')
  const { team_id } = await used.api.newTeam({ timezone: 'Asia/Kathmandu' })
  const unknown = (from: string, until: string, zone: string) =>
    offsetSpans(from, until, zone === 'Asia/Kathmandu' ? 'Mars/Olympus' : zone)
  expect(await differingZones(database, now)).not.toContain('Asia/Kathmandu')
  expect(await differingZones(database, now, unknown)).toContain('Asia/Kathmandu')
  const setZone = (timezone: string) =>
    database.updateTable('teams').set({ timezone }).where('team_id', '=', team_id).execute()
  await setZone('Mars/Olympus')
  const anywhere = (from: string, until: string) => offsetSpans(from, until, 'UTC')
  expect(await differingZones(database, now, anywhere)).toContain('Mars/Olympus')
  await setZone('Asia/Kathmandu')
})
