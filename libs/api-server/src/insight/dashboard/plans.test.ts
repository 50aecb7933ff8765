import { expect, inject, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { soldFigures } from './day-figures.ts'

const used = useTestApi()

test.runIf(inject('database') === 'postgres')(
  'finds the orders of a cut day by the index of their time',
  async () => {
    const { team_id, stores } = await generateOrders(used.opened.database, { orders: 5000, withLines: false })
    const reader = await openPlanReader(used.opened.url)
    try {
      await inTeam(planningDatabase(reader), team_id, (db) =>
        soldFigures(db, [stores[0]!], {
          timezone: 'Europe/Istanbul',
          soldSince: null,
          current: { date_from: '2025-11-28', date_to: '2025-11-28' },
          previous: { date_from: '2025-11-27', date_to: '2025-11-27' },
          compared: {
            start: '2025-11-27',
            end: '2025-11-27',
            unit: 'day',
            isPart: true,
            until: '2025-11-27T06:14:00.000Z',
            isLeapDayApart: false,
          },
        }),
      )
    } finally {
      await reader.client.end()
    }
    const plan = reader.notices.find((notice) => notice.includes('store_day')) ?? ''
    expect(plan).toMatch(/Index (Only )?Scan.* on orders|Bitmap Heap Scan on orders/)
    expect(plan).toMatch(/orders_sold|orders_of_(store|team)_by_time|orders_by_status/)
    expect(plan).not.toContain('Seq Scan on orders')
  },
)
