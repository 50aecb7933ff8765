import { contractText } from '@tandem/api-client'
import { roleNames } from '@tandem/api-contract'
import type { Role } from '@tandem/api-contract'
import { formatNumber } from '@tandem/format'
import { auditText as text } from './messages.ts'

/** A field before and after a change. */
export interface ChangedField {
  name: string
  before: string
  after: string
}

/** The details of an entry: changes of fields, and other facts. */
interface DetailWords {
  changes: ChangedField[]
  facts: { name: string; value: string }[]
}

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value

/** The details of an entry in words. Unknown ones are shown as they were written. */
export function detailWords(details: Record<string, unknown>): DetailWords {
  const entries = Object.entries(details)
  return {
    changes: entries.flatMap(([field, value]) =>
      isChange(value)
        ? [{ name: nameOf(field), before: wordOf(field, value.before), after: wordOf(field, value.after) }]
        : [],
    ),
    facts: entries.flatMap(([field, value]) =>
      isChange(value) ? [] : [{ name: nameOf(field), value: wordOf(field, value) }],
    ),
  }
}

/** A missing message returns its own key. */
const known = (key: string, otherwise: string) => {
  const found = (text as (key: string) => string)(key)
  return found === key ? otherwise : found
}

const nameOf = (field: string) => known(`fields.${field}`, field.replaceAll('_', ' '))

function wordOf(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return text('entry.nothing')
  if (typeof value === 'boolean') return text(value ? 'entry.yes' : 'entry.no')
  if (Array.isArray(value))
    return value.map((each) => wordOf(field, each)).join(', ') || text('entry.nothing')
  if (field === 'role' && typeof value === 'string' && Object.hasOwn(roleNames, value))
    return contractText(roleNames[value as Role])
  if (field === 'status' && typeof value === 'string') return known(`statuses.${value}`, value)
  if (field === 'week_start' && typeof value === 'number') return known(`fields.day${value}`, `${value}`)
  if (typeof value === 'number') return formatNumber(value, { full: true })
  return typeof value === 'string' ? value : JSON.stringify(value)
}
