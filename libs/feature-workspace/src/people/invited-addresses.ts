import { contractText } from '@tandem/api-client'
import { Invitation } from '@tandem/api-contract'
import type { FieldTag } from '@tandem/design-system'
import * as v from 'valibot'

/** Separates addresses, typed or pasted. */
export const addressSeparators = /[\s,;]/

/** Removes names before addresses in brackets; a quoted name may contain a comma. */
const withoutNames = (text: string): string =>
  text
    .split('>')
    .map((part, index, parts) => {
      const bracket = part.lastIndexOf('<')
      if (bracket === -1 || index === parts.length - 1) return part
      const before = part.slice(0, bracket).trimEnd()
      return `${before.slice(0, startOfName(before))} ${part.slice(bracket + 1)}`
    })
    .join(' ')

function startOfName(before: string): number {
  if (before.endsWith('"')) {
    const quote = before.lastIndexOf('"', before.length - 2)
    if (quote !== -1 && before.length > 1) return quote
  }
  return 1 + Math.max(...[',', ';', '\n', '<', '"'].map((mark) => before.lastIndexOf(mark)))
}

/**
 * Finds addresses in a text that people copied: lists of any kind, `Ada Lovelace <ada@example.com>`, links.
 */
export const readAddresses = (text: string): string[] =>
  withoutNames(text)
    .split(/[\s,;|]+/)
    .map((piece) =>
      piece
        .replace(/^mailto:/i, '')
        .replace(/^["'([]+/, '')
        .replace(/(?<!["')\].])["')\].]+$/, '')
        .toLowerCase(),
    )
    .filter((piece) => piece !== '')

/** What is wrong with an address, by the contract's rule. */
function problemOf(address: string) {
  const checked = v.safeParse(Invitation.entries.email, address)
  return checked.success ? undefined : contractText(checked.issues[0].message)
}

/** Adds the addresses of a text, without duplicates. */
export function addAddresses(tags: readonly FieldTag[], text: string): readonly FieldTag[] {
  const known = new Set(tags.map(({ value }) => value))
  const added = [...new Set(readAddresses(text))].filter((address) => !known.has(address))
  return [...tags, ...added.map((value) => ({ value, problem: problemOf(value) }))]
}
