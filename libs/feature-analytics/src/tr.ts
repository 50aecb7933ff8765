import type { Catalogue } from '@tandem/app-frame'
import { turkish as accounts } from '@tandem/analytics-accounts/tr'
import { firstDashboardInTurkish } from './dashboard/first-messages.tr.ts'
import { dashboardInTurkish } from './dashboard/messages.tr.ts'
import { analyticsInTurkish } from './messages.tr.ts'

/** The texts of analytics in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [
  ...accounts,
  firstDashboardInTurkish,
  dashboardInTurkish,
  analyticsInTurkish,
]
