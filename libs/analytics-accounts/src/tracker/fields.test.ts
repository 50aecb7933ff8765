import type { AccountAnalytics, FieldUse } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { trackerColumns } from './tracker-columns.tsx'

/** In which columns each field is. */
const accountFields: FieldUse<AccountAnalytics, readonly string[]> = {
  id: ['actions'],
  service: ['account', 'engagement'],
  social: { leftOut: 'All accounts of the list are of one network.' },
  username: ['account'],
  name: ['account'],
  picture_url: ['account'],
  collections: ['collections'],
  read_at: ['last_post'],
  known_since: { leftOut: 'The page of the account says it.' },
  last_post_at: ['last_post'],
  current: ['followers', 'growth', 'posts', 'engagement'],
  previous: ['posts', 'engagement'],
  compared: ['posts', 'engagement'],
  followers: ['growth'],
  notes_count: ['actions'],
}

test('the list of accounts has a column for every field, and a field for every column', () => {
  const keys = trackerColumns({
    days: 7,
    timeZone: 'UTC',
    now: new Date(),
    stateOf: () => undefined,
    actionsOf: () => ({ onOpen: () => undefined, onNotes: () => undefined }),
  }).map(({ key }) => key)
  const named = Object.values<readonly string[] | object>(accountFields).flatMap((use) =>
    Array.isArray(use) ? (use as string[]) : [],
  )
  expect(new Set(keys)).toEqual(new Set(named))
})
