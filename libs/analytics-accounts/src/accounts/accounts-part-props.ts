import type { PeriodRequest } from '@tandem/choices'
import type { usePageAddress } from '../account-figures/use-page-address.ts'
import type { accountsSearch } from './accounts-search.ts'

export interface AccountsPartProps {
  address: ReturnType<typeof usePageAddress<typeof accountsSearch>>
  request: PeriodRequest
  timeZone: string
  today: string
  now: Date
}
