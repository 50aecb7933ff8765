import { expect, inject, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addAccount } from '../../testing/add-account-figures.ts'
import { generateAccountDays } from '../../testing/generate-account-days.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { openPlanReader, planningDatabase } from '../../testing/plan-reader.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { findAudience } from './audience.ts'
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

test.runIf(inject('database') === 'postgres')(
  'finds the lists of an audience by the index of their days',
  async () => {
    const { team_id } = await used.api.newTeam()
    const accounts: number[] = []
    for (let count = 0; count < 10; count += 1) accounts.push(await addAccount(used.api, team_id))
    await generateAccountDays(used.opened.database, { team_id, accounts, days: 100 })
    const reader = await openPlanReader(used.opened.url)
    const found = await inTeam(planningDatabase(reader), team_id, (db) =>
      findAudience(db, accounts.slice(0, 3), 'followers'),
    ).finally(() => reader.client.end())
    expect(found).toMatchObject({ day: '2026-11-20', accounts_told: 3 })
    const plan = reader.notices.find((notice) => notice.includes('account_audience')) ?? ''
    expect(plan).toMatch(/Index Scan (Backward )?using account_audience_(pkey|latest)/)
    expect(plan).not.toMatch(/Seq Scan on account_audience|Sort/)
  },
)
