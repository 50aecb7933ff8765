import { foldText } from '@tandem/format'

/** A person whom a note can mention. */
export interface MentionedPerson {
  id: number
  name: string
}

/** A person whom the list offers. */
export interface OfferedPerson extends MentionedPerson {
  email: string
}

/** A name that is being typed after an `@`. */
export interface AskedMention {
  /** The place of the `@`. */
  start: number
  typed: string
}

/** Longer than any name that a person types to find somebody. */
const longest = 60

/** The name being typed before the caret; null when there is none. */
export function askedMention(content: string, caret: number): AskedMention | null {
  const before = content.slice(Math.max(0, caret - longest), caret)
  // An `@` within a word belongs to an email address.
  const [, typed] = /(?:^|[\s([{])@((?:[^\s@][^\n@]*)?)$/u.exec(before) ?? []
  return typed === undefined || typed.endsWith(' ') ? null : { start: caret - typed.length - 1, typed }
}

/** Up to six people with a name or a word of it that begins with the typed text. */
export function matchingPeople<Person extends MentionedPerson>(
  people: readonly Person[],
  typed: string,
): Person[] {
  const wanted = foldText(typed)
  return people.filter(({ name }) => ` ${foldText(name)}`.includes(` ${wanted}`)).slice(0, 6)
}

/** The text with a person instead of the typed name, and the place of the caret after it. */
export function withMention(content: string, { start, typed }: AskedMention, { name }: MentionedPerson) {
  const before = `${content.slice(0, start)}@${name} `
  return { content: before + content.slice(start + typed.length + 1).replace(/^ /, ''), caret: before.length }
}

/** The beginning of a text that continues a name: `@Adam` doesn't mention Ada. */
const continuesName = /^[\p{L}\p{M}\p{N}]/u

/**
 * The ids of the chosen people whose names are still in the text. Of `@Ada` and `@Ada Oak` the longer one counts. Of
 * people with the same name those chosen last count, as many as the text has it.
 */
export function mentionedIn(content: string, chosen: readonly MentionedPerson[]): number[] {
  const names = [...new Set(chosen.map(({ name }) => name))].toSorted(
    (one, other) => other.length - one.length,
  )
  const found = [...content.matchAll(/@/g)].map(({ index }) => {
    const rest = content.slice(index + 1)
    return names.find((name) => rest.startsWith(name) && !continuesName.test(rest.slice(name.length)))
  })
  return chosen
    .filter(({ name }, place) => {
      const later = chosen.slice(place + 1).filter((other) => other.name === name)
      return later.length < found.filter((each) => each === name).length
    })
    .map(({ id }) => id)
}
