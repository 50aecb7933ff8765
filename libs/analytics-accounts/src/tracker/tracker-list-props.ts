import type { PeriodRequest } from '@tandem/choices'
import type { ListControls } from '@tandem/lists'
import type { usePageAddress } from '../account-figures/use-page-address.ts'
import type { trackerSearch } from './tracker-search.ts'

export interface TrackerListProps {
  address: ReturnType<typeof usePageAddress<typeof trackerSearch>>
  list: ListControls
  request: PeriodRequest
  timeZone: string
  now: Date
  today: string
}
