import { expect, inject, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { generatePosts } from '../../testing/generate-posts.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { countEstimates } from './count-estimates.ts'

const used = useTestApi()

/** A large team took half a minute for a month, and was given up on by its own time limit. */
test.runIf(inject('database') === 'postgres')(
  'what is estimated of days is put together, not looked up for each day anew',
  async () => {
    const { database } = used.opened
    const { team_id } = await generateOrders(database, { orders: 100, products: 20 })
    await generatePosts(database, { posts: 500, days: 1, tracked: 0, accountDays: 1, team_id })
    const reader = await openPlanReader(used.opened.url)
    try {
      await inTeam(planningDatabase(reader), team_id, (db) =>
        countEstimates(db, { first: '2025-11-01', last: '2025-11-28', timezone: 'Europe/Istanbul' }),
      )
    } finally {
      await reader.client.end()
    }
    const plan = reader.notices.find((notice) => notice.includes('Insert on post_estimates')) ?? ''
    expect(plan).toContain('CTE Scan on wanted')
    expect(plan).not.toMatch(/(Join Filter|Hash Cond|Merge Cond): .*\.day = /)
  },
)
