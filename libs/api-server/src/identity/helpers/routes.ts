import { errorCatalogue, getErrorText, listCurrencies, listTimezones } from '@tandem/api-contract'
import { currencies } from '@tandem/format'
import { implement } from '../implement.ts'
import { timezones } from './timezones.ts'

const errorPages = {
  404: errorCatalogue.MODEL_NOT_FOUND,
  422: errorCatalogue.VALIDATION_FAILED,
  429: errorCatalogue.TOO_MANY_REQUESTS,
  500: errorCatalogue.UNKNOWN_ERROR,
  503: errorCatalogue.SERVICE_UNAVAILABLE,
}

export const helperRoutes = [
  implement(getErrorText, async ({ search }) => {
    const { title, description } = errorPages[search.code]
    return { data: { code: Number(search.code), title, description } }
  }),
  implement(listTimezones, async () => ({ data: Array.from(timezones) })),
  implement(listCurrencies, async () => ({ data: Array.from(currencies) })),
]
