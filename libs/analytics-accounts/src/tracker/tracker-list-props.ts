import type { PeriodRequest } from '@tandem/choices'
import type { ListControls } from '@tandem/lists'
import type { ReactNode } from 'react'
import type { usePageAddress } from '../account-figures/use-page-address.ts'
import type { trackerSearch } from './tracker-search.ts'

export interface TrackerListProps {
  address: ReturnType<typeof usePageAddress<typeof trackerSearch>>
  list: ListControls
  request: PeriodRequest
  timeZone: string
  now: Date
  today: string
  /** The switch of the team's own accounts on a phone, whose header has no space for it. */
  ownSwitch: ReactNode
}
