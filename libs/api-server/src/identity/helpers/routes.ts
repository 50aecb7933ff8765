import { errorPages, getErrorText, listCurrencies, listTimezones } from '@tandem/api-contract'
import { currencies } from '@tandem/format'
import { implement } from '../implement.ts'
import { timezones } from './timezones.ts'

export const helperRoutes = [
  implement(getErrorText, async ({ search }) => {
    const { title, description } = errorPages[search.code]
    return { data: { code: Number(search.code), title, description } }
  }),
  implement(listTimezones, async () => ({ data: Array.from(timezones) })),
  implement(listCurrencies, async () => ({ data: Array.from(currencies) })),
]
