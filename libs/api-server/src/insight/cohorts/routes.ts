import { listCohorts } from '@tandem/api-contract'
import { knownFrom } from '../../commerce/stores/known-from.ts'
import { listedStores } from '../../commerce/stores/listed-stores.ts'
import { implement } from '../../identity/implement.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { cohortsOf } from './find-cohorts.ts'

/** Customers by the month of their first sale. */
export const cohortRoutes = [
  implement(listCohorts, async ({ search, team, dependencies }) => ({
    data: await team(async (db) => {
      const { ids: storeIds, knownSince } = await listedStores(db, search.store_id, 'customers_count')
      const timezone = await teamTimezone(db)
      const { day: known_since } = await knownFrom(db, knownSince)
      const { currency } = search
      return cohortsOf(db, { storeIds, currency, timezone, known_since, now: dependencies.now() })
    }),
  })),
]
