import { commerceMessages } from '@tandem/api-contract'
import { currencies } from '@tandem/format'
import { fieldProblem } from '../../platform/request/problem.ts'

/** The store's own currency. @throws VALIDATION_FAILED on `currency_id` when it doesn't say */
export function ownCurrency(code: string | null) {
  const currency = currencies.find((candidate) => candidate.code === code)
  if (!currency) throw fieldProblem('currency_id', commerceMessages.store.currencyMissing)
  return currency
}

/** A currency that a person chose. @throws VALIDATION_FAILED on `currency_id` for an unknown one */
export function currencyOf(id: number) {
  const currency = currencies.find((candidate) => candidate.id === id)
  if (!currency) throw fieldProblem('currency_id', commerceMessages.store.currencyUnknown)
  return currency
}
