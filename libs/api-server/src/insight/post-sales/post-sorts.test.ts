import { expect, test } from 'vitest'
import { minuteMs } from '@tandem/format'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { NewOrder } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { countDue } from './count-due.ts'

const used = useTestApi()

test('sorts posts by their sales once all orders are counted, also when a job ended early', async () => {
  used.api.clock.now = new Date('2026-03-20T09:00:00Z')
  const oak = await newSellingTeam(used.api, { timezone: 'Europe/Istanbul' })
  const [post = 0] = await oak.posts([
    { provider_id: 'MugPost0001', posted_at: '2026-03-10T12:00:00Z', caption: 'A mug' },
  ])
  // More than one slice; 25 orders name the post.
  await oak.orders(
    Array.from({ length: 2500 }, (_, at): NewOrder => ({
      provider_id: `many-${at}`,
      ordered_at: new Date(Date.UTC(2026, 2, 11) + at * minuteMs).toISOString(),
      attribution: at % 100 === 0 ? { utm_content: 'MugPost0001' } : null,
      lines: [['mug', 1, 1000]],
    })),
  )
  const sortedBy = async () =>
    (
      await oak.within((db) =>
        db.selectFrom('social_posts').select('revenue').where('id', '=', post).executeTakeFirstOrThrow(),
      )
    ).revenue
  const { database } = used.opened
  const stopping = new AbortController()
  const now = () => {
    stopping.abort()
    return used.api.clock.now
  }
  await countDue({ database, now }, oak.team.team_id, stopping.signal)
  expect(await sortedBy()).toBeNull()
  await countDue({ database, now: () => used.api.clock.now }, oak.team.team_id)
  expect(Number(await sortedBy())).toBe(25_000)
})
