import type { User } from '@tandem/api-contract'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { ownZoneAtom } from './own-zone.ts'
import { showUser } from './testing/show-user.ts'

const zoneOf = (timezone: string | null, times_in?: string) => {
  const store = createStore()
  const metas = times_in === undefined ? [] : [{ key: 'times_in', value: times_in }]
  showUser(store, { id: 7, timezone, metas } as unknown as User)
  return store.get(ownZoneAtom)
}

it('is the zone of the profile once the user chose so', () => {
  expect(zoneOf('Asia/Tokyo', 'own')).toBe('Asia/Tokyo')
  expect(zoneOf('Asia/Tokyo', 'team')).toBeNull()
  expect(zoneOf('Asia/Tokyo')).toBeNull()
})

it("is null when the profile has no zone, the zone doesn't exist, or nobody is signed in", () => {
  expect(zoneOf(null, 'own')).toBeNull()
  expect(zoneOf('Asia/Tokyo', 'Mars/Gale')).toBeNull()
  expect(createStore().get(ownZoneAtom)).toBeNull()
})
