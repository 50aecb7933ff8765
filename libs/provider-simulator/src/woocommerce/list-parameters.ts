import { orderStatuses } from '../dataset/dataset.ts'
import { invalidParameters } from './rest-error.ts'
import type { ParameterProblem } from './rest-error.ts'

/** The parameters that a list accepts, and its defaults. */
export interface ListRules {
  orderby: readonly string[]
  defaultOrderby: string
  defaultOrder: 'asc' | 'desc'
  /** Accepts `after`, `before`, `modified_after`, `modified_before`. */
  dates: boolean
  /** Accepts `status` as orders do. */
  orderStatus: boolean
}

/** The common parameters of a list, checked. */
export interface ListParameters {
  page: number
  perPage: number
  offset: number | null
  order: 'asc' | 'desc'
  orderby: string
  include: number[]
  exclude: number[]
  search: string
  statuses: string[]
  decimals: number
}

const dateParameters = ['after', 'before', 'modified_after', 'modified_before']
/**
 * The pattern of WordPress' rest_parse_date: it doesn't accept a date alone, or a space that replaced a "+".
 */
const datePattern = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}(?::\d{2})?)?$/

/** All values of a parameter, written as `a=1,2`, `a[]=1&a[]=2` or `a[0]=1`. */
export const listValues = (query: URLSearchParams, name: string): string[] =>
  [...query]
    .filter(([key]) => key === name || (key.startsWith(`${name}[`) && key.endsWith(']')))
    .flatMap(([, value]) => value.split(/[\s,]+/))
    .filter((value) => value !== '')

const enumeration = (values: readonly string[]) => `${values.slice(0, -1).join(', ')}, and ${values.at(-1)}`

/** Reads the parameters of a list. @throws RestError 400 naming each invalid one, in WordPress' words. */
export const readListParameters = (query: URLSearchParams, rules: ListRules): ListParameters => {
  const problems = new Map<string, ParameterProblem>()

  const integer = (name: string, fallback: number, check: (value: number) => string | undefined): number => {
    const text = query.get(name)
    if (text === null) return fallback
    if (!/^[+-]?\d+$/.test(text)) {
      problems.set(name, { code: 'rest_invalid_type', message: `${name} is not of type integer.` })
      return fallback
    }
    const problem = check(Number(text))
    if (problem) problems.set(name, { code: 'rest_out_of_bounds', message: problem })
    return Number(text)
  }
  const choice = (name: string, fallback: string, values: readonly string[]): string => {
    const value = query.get(name) ?? fallback
    const list = values.length === 2 ? values.join(' and ') : enumeration(values)
    if (!values.includes(value))
      problems.set(name, { code: 'rest_not_in_enum', message: `${name} is not one of ${list}.` })
    return value
  }

  const page = integer('page', 1, (value) =>
    value < 1 ? 'page must be greater than or equal to 1' : undefined,
  )
  const perPage = integer('per_page', 10, (value) =>
    value < 1 || value > 100 ? 'per_page must be between 1 (inclusive) and 100 (inclusive)' : undefined,
  )
  const offset = query.has('offset') ? integer('offset', 0, () => undefined) : null
  const order = choice('order', rules.defaultOrder, ['asc', 'desc'])
  const orderby = choice('orderby', rules.defaultOrderby, rules.orderby)
  if (rules.dates)
    for (const name of dateParameters) {
      const value = query.get(name)
      if (value !== null && (!datePattern.test(value) || Number.isNaN(Date.parse(value.replace(' ', 'T')))))
        problems.set(name, { code: 'rest_invalid_date', message: 'Invalid date.' })
    }
  const statuses = rules.orderStatus ? listValues(query, 'status') : []
  const known = ['any', ...orderStatuses]
  const unknown = statuses.findIndex((status) => !known.includes(status))
  if (unknown !== -1)
    problems.set('status', {
      code: 'rest_not_in_enum',
      message: `status[${unknown}] is not one of ${enumeration(known)}.`,
    })
  const decimals = integer('dp', 2, () => undefined)
  if (problems.size > 0) throw invalidParameters(problems)

  const numbers = (name: string) => listValues(query, name).map(Number)
  return {
    page,
    perPage,
    offset,
    order: order === 'asc' ? 'asc' : 'desc',
    orderby,
    include: numbers('include'),
    exclude: numbers('exclude'),
    search: (query.get('search') ?? '').toLowerCase(),
    statuses,
    decimals: Math.min(Math.max(decimals, 0), 8),
  }
}
