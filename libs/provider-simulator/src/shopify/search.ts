import type { Call } from './call.ts'

/** A field that a search can filter rows by. */
export interface SearchField<Row> {
  kind: 'date' | 'number' | 'text' | 'word'
  /** Dates as `2026-11-21T10:00:00Z`; a row may have several values. */
  of: (row: Row, call: Call) => string | number | boolean | null | readonly (string | number)[]
}

/** A condition that a row meets or not. */
export type Matches<Row> = (row: Row) => boolean

const operators = /^(>=|<=|>|<)?([\s\S]*)$/

const day = 86_400_000

const unquote = (text: string) => text.replaceAll(/^(['"])([\s\S]*)\1$/g, '$2').replaceAll(/\\(.)/g, '$1')

/** The period that a date means: a day of the shop, or one instant. */
const spanOf = (call: Call, text: string): [from: number, to: number] | undefined => {
  if (text === 'now') return [call.shop.now().getTime(), call.shop.now().getTime()]
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const from = Date.parse(`${call.shop.clock.toGmt(`${text}T00:00:00`)}Z`)
    return [from, from + day - 1]
  }
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
  const instant = Date.parse(hasZone ? text : `${call.shop.clock.toGmt(text.slice(0, 19))}Z`)
  return Number.isNaN(instant) ? undefined : [instant, instant]
}

const compare = (value: number, operator: string, from: number, to: number): boolean => {
  if (operator === '>') return value > to
  if (operator === '>=') return value >= from
  if (operator === '<') return value < from
  if (operator === '<=') return value <= to
  return value >= from && value <= to
}

const condition = <Row>(call: Call, field: SearchField<Row>, asked: string): Matches<Row> | undefined => {
  const [, operator = '', raw = ''] = operators.exec(asked)!
  const text = unquote(raw.trim())
  const values = (row: Row) => {
    const value = field.of(row, call)
    return Array.isArray(value) ? (value as (string | number)[]) : [value as string | number | boolean | null]
  }
  if (text === '*' && operator === '')
    return (row) => values(row).some((value) => value !== null && value !== '')
  if (field.kind === 'date') {
    const span = spanOf(call, text)
    return (
      span &&
      ((row) =>
        values(row).some((value) => value !== null && compare(Date.parse(String(value)), operator, ...span)))
    )
  }
  if (field.kind === 'number') {
    const wanted = Number(text.replace(/^gid:\/\/shopify\/\w+\//, ''))
    return Number.isNaN(wanted)
      ? undefined
      : (row) => values(row).some((value) => compare(Number(value), operator, wanted, wanted))
  }
  const wanted = text.toLowerCase().split(',')
  return (row) =>
    values(row).some((value) => {
      const own = String(value ?? '').toLowerCase()
      return wanted.some((one) =>
        field.kind === 'word'
          ? own === one
          : one.endsWith('*')
            ? own.split(/\s+/).some((word) => word.startsWith(one.slice(0, -1))) ||
              own.startsWith(one.slice(0, -1))
            : own === one || own.split(/\s+/).includes(one),
      )
    })
}

const everything = () => true

const token =
  /\s*(\(|\)|-?(?:[\w.]+):(?:>=|<=|>|<)?\s*(?:"[^"]*"|'[^']*'|[^\s()]+)|"[^"]*"|'[^']*'|[^\s()]+)/y

const tokens = (text: string): string[] => {
  const found: string[] = []
  token.lastIndex = 0
  for (let next = token.exec(text); next; next = token.exec(text)) found.push(next[1]!)
  return found
}

/**
 * The condition of a search such as `updated_at:>='2026-11-01' -status:cancelled (sku:A OR sku:B)`. As at
 * Shopify, an unknown field is ignored, with only a warning in the answer's extensions.
 */
export const searchFilter = <Row>(
  call: Call,
  query: string,
  fields: Record<string, SearchField<Row>>,
  words: (row: Row) => string,
  path: string[],
): Matches<Row> => {
  const warnings: Call['searches'][number]['warnings'] = []
  const read = tokens(query)
  let at = 0

  const single = (text: string): Matches<Row> => {
    const colon = /^([\w.]+):([\s\S]*)$/.exec(text)
    if (!colon) {
      const wanted = unquote(text).toLowerCase()
      return (row) => words(row).toLowerCase().includes(wanted)
    }
    const [, name = '', asked = ''] = colon
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) {
      const message = 'Invalid search field for this query.'
      warnings.push({ field: name, message, code: 'invalid_field' })
      return everything
    }
    const made = condition(call, field, asked)
    if (made) return made
    const message = `Input \`${asked}\` is not an accepted value.`
    warnings.push({ field: name, message, code: 'invalid_value' })
    return everything
  }

  const part = (): Matches<Row> => {
    const text = read[at++]
    if (text === undefined) return everything
    if (text === '(') {
      const inside = either()
      if (read[at] === ')') at += 1
      return inside
    }
    if (text === 'NOT') {
      const not = part()
      return (row) => !not(row)
    }
    if (text.length > 1 && text.startsWith('-')) {
      const not = single(text.slice(1))
      return (row) => !not(row)
    }
    return single(text)
  }
  const all = (): Matches<Row> => {
    const parts = [part()]
    while (at < read.length && read[at] !== ')' && read[at] !== 'OR') {
      if (read[at] === 'AND') at += 1
      parts.push(part())
    }
    return (row) => parts.every((matches) => matches(row))
  }
  const either = (): Matches<Row> => {
    const parts = [all()]
    while (read[at] === 'OR') {
      at += 1
      parts.push(all())
    }
    return (row) => parts.some((matches) => matches(row))
  }

  const matches = read.length === 0 ? everything : either()
  if (warnings.length > 0) call.searches.push({ path, query, warnings })
  return matches
}
