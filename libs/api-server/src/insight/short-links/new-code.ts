import { shortLinkLength, shortLinkLetters } from '@tandem/api-contract'

/** The largest multiple of the number of letters that a byte holds: bytes from it on would favour the first letters. */
const fairBelow = 256 - (256 % shortLinkLetters.length)

/** A code that nobody can guess: 39 bits from the random numbers of the platform. */
export function newCode(): string {
  let code = ''
  while (code.length < shortLinkLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      if (byte < fairBelow && code.length < shortLinkLength)
        code += shortLinkLetters[byte % shortLinkLetters.length]
    }
  }
  return code
}

const isCodePattern = new RegExp(`^[${shortLinkLetters}]{${shortLinkLength}}$`)

/** Whether a text can be a code at all. */
export const isCode = (text: string): boolean => isCodePattern.test(text)
