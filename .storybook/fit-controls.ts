import { isValidElement } from 'react'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** Panda's type for a value that may differ by width or state; a story sets one value. */
const conditional = /^ConditionalValue<(.*)>$/

/** Whether a value can be sent to the page of controls and back unchanged. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || isValidElement(value)) return false
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

/** The values of a union of literals, such as `"sm" | "md"`. */
function literals(type: string): (string | number)[] | undefined {
  const parts = type.split(' | ').filter((part) => part !== 'undefined')
  const values = parts.map((part): unknown => {
    if (/^-?\d+$/.test(part)) return Number(part)
    return /^"[^"]*"$/.test(part) ? part.slice(1, -1) : undefined
  })
  return values.includes(undefined) ? undefined : (values as (string | number)[])
}

function fit(argType: StrictInputType, value: unknown): StrictInputType {
  const written = argType.table?.type?.summary ?? ''
  const summary = conditional.exec(written)?.[1] ?? written
  const table =
    written === '' ? argType.table : { ...argType.table, type: { ...argType.table?.type, summary } }
  const isFunction =
    argType.type?.name === 'function' || typeof value === 'function' || summary.includes('=>')
  if (isFunction || !isPlain(value)) return { ...argType, table, control: false }
  if (/^React(Node|Element)/.test(summary))
    return { ...argType, table, control: typeof value === 'string' ? { type: 'text' } : false }
  if (summary === 'boolean') return { ...argType, table, control: { type: 'boolean' } }
  const options = literals(summary) ?? argType.options
  if (options === undefined) return { ...argType, table }
  return { ...argType, table, options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } }
}

/**
 * Shows a control only where it has an effect: choices for variants, text for texts, none for functions and
 * elements.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Storybook derives undocumented properties from the arguments, later than this.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => [name, fit(argTypes[name] ?? { name }, initialArgs[name])]),
  )
}
