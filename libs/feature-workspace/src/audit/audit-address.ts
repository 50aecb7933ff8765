import { AuditSearch } from '@tandem/api-contract'
import {
  daysOf,
  parseSearch,
  readDateChoice,
  toSearch,
  useAddressLayer,
  useWantedAddress,
  writeDateChoice,
} from '@tandem/workbench'
import type { DateChoice, TeamClock } from '@tandem/workbench'
import { datePresets } from '@tandem/format'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'

/** What the address of the log says: its filters, and days by a preset or one by one. */
export interface AuditView extends Omit<AuditSearch, 'date_from' | 'date_to'>, DateChoice {}

const { date_from, date_to, ...asked } = AuditSearch.entries
const written = { ...asked, date: v.optional(v.picklist(datePresets)), date_from, date_to }

/** Without what is not set, so that the same view is always the same key. */
const tidy = (view: AuditView): AuditView =>
  Object.fromEntries(
    Object.entries(view).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as unknown as AuditView

/** Reads the address; what cannot be used is left at its default. */
export const readView = (params: URLSearchParams): AuditView =>
  tidy({ ...parseSearch(asked, params), ...readDateChoice(params) } as AuditView)

/** The search part of the address of a view. */
export const searchOf = (view: AuditView): string => toSearch(written, tidy(view))

/** What the server is asked for. */
export function auditRequest(
  { date, date_from: from, date_to: to, ...view }: AuditView,
  clock: TeamClock,
): AuditSearch {
  return { ...view, ...daysOf({ date, date_from: from, date_to: to }, clock) }
}

/** The days of a view, and the change that makes other ones. */
export const daysOfView = ({ date, date_from: from, date_to: to }: AuditView): DateChoice => ({
  ...(date !== undefined && { date }),
  ...(from !== undefined && { date_from: from }),
  ...(to !== undefined && { date_to: to }),
})
export const withDays = (choice: DateChoice) => writeDateChoice(choice) as Partial<AuditView>

/** Whether days are chosen, and how many filters are set, days among them. */
export const hasDays = (view: AuditView) => Object.keys(daysOfView(view)).length > 0
export const countFilters = (view: AuditView) =>
  [view.user_id !== undefined, view.action !== undefined, hasDays(view)].filter(Boolean).length

/** What takes every filter off; what is searched for stays. */
export const noFilters: Partial<AuditView> = { user_id: undefined, action: undefined, ...withDays({}) }

const openParameter = 'entry'

/** The entry that an address opens; what names none opens nothing. */
function readEntry(params: URLSearchParams): number | null {
  const digits = params.get(openParameter) ?? ''
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null
}

/** The page by its address: what is asked of the log, and the entry that is open over it. */
export function useAuditAddress() {
  const [params] = useSearchParams()
  const view = readView(params)
  const { wanted, go } = useWantedAddress(view, searchOf)
  const layer = useAddressLayer('audit-entry')
  const withEntry = (id: number | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete(openParameter)
    else next.set(openParameter, String(id))
    return next.size === 0 ? '' : `?${next}`
  }
  return {
    view,
    /** What the reader has chosen, while its rows are on their way. */
    wanted,
    entryId: readEntry(params),
    change: (change: Partial<AuditView>) =>
      go(tidy({ ...wanted, page: 1, ...change }), change.search_term !== undefined),
    entryHref: withEntry,
    open: (id: number) => layer.open(withEntry(id)),
    close: () => layer.close(withEntry(null)),
  }
}

/** The page by its address. */
export type AuditAddress = ReturnType<typeof useAuditAddress>
