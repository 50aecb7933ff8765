import { upperCase } from './upper-case.ts'

const firstLetter = /[\p{L}\p{N}]\p{M}*/u

/**
 * The first letters of the first two words of a name (`ada lovelace` → `AL`); empty without a letter or
 * digit.
 */
export function initials(name: string): string {
  return name
    .normalize('NFC')
    .split(/\s+/u)
    .map((word) => firstLetter.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
    .slice(0, 2)
    .map((letter) => upperCase(letter))
    .join('')
}
