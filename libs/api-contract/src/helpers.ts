import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { errorPageStatuses } from './error-page-statuses.ts'
import { CurrencyCode, Id, TranslatedText } from './fields.ts'
import { messages } from './messages.ts'

/** The title and description of an error page, by status. */
export const getErrorText = endpoint({
  name: 'getErrorText',
  method: 'GET',
  path: '/helpers/error',
  summary: 'The words of an error page',
  access: 'public',
  reads: ['constants'],
  search: v.strictObject({ code: v.picklist(errorPageStatuses, messages.error.code) }),
  data: v.strictObject({ code: v.number(), title: TranslatedText, description: TranslatedText }),
})

/** IANA time zones by their names of today, UTC among them. Calls also accept the former names of renamed zones. */
export const listTimezones = endpoint({
  name: 'listTimezones',
  method: 'GET',
  path: '/helpers/timezones',
  summary: 'Time zones (IANA names) that a team can choose',
  access: 'public',
  reads: ['constants'],
  data: v.array(v.string()),
})

/** `id` is the number of ISO 4217 (826 for GBP); `digits` how many decimals its amounts have. */
export const Currency = v.strictObject({
  id: Id,
  code: CurrencyCode,
  name: v.string(),
  symbol: v.string(),
  digits: v.number(),
})
export type Currency = v.InferOutput<typeof Currency>

/** Currencies of ISO 4217 that a store can have. */
export const listCurrencies = endpoint({
  name: 'listCurrencies',
  method: 'GET',
  path: '/helpers/currencies',
  summary: 'Currencies that a store can have, by code',
  access: 'public',
  reads: ['constants'],
  data: v.array(Currency),
})
