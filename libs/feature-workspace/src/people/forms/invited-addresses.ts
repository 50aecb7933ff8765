import { Invitation } from '@tandem/api-contract'
import type { FieldTag } from '@tandem/design-system'
import * as v from 'valibot'

/** What stands between addresses, typed or pasted. */
export const addressSeparators = /[\s,;]/

/** A name, which may hold a comma where it is quoted, before an address in brackets. */
const named = /(?:"[^"\n]*"|[^,;\n<>"]*)\s*<([^<>]*)>/g

/** Addresses out of a text as people copy it: lists of any kind, `Ada Lovelace <ada@example.com>`, links. */
export const readAddresses = (text: string): string[] =>
  text
    .replaceAll(named, ' $1 ')
    .split(/[\s,;|]+/)
    .map((piece) =>
      piece
        .replace(/^mailto:/i, '')
        .replaceAll(/^["'([]+|["')\].]+$/g, '')
        .toLowerCase(),
    )
    .filter((piece) => piece !== '')

/** What is wrong with an address, by the contract's own rule. */
function problemOf(address: string) {
  const checked = v.safeParse(Invitation.entries.email, address)
  return checked.success ? undefined : checked.issues[0].message
}

/** The addresses with those of a text, each of them once. */
export function addAddresses(tags: readonly FieldTag[], text: string): readonly FieldTag[] {
  const known = new Set(tags.map(({ value }) => value))
  const added = [...new Set(readAddresses(text))].filter((address) => !known.has(address))
  return [...tags, ...added.map((value) => ({ value, problem: problemOf(value) }))]
}
