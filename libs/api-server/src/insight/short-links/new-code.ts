import { shortLinkLength, shortLinkLetters } from '@tandem/api-contract'

/**
 * The largest multiple of the number of letters that a byte can hold: higher bytes would favour the first
 * letters.
 */
const fairBelow = 256 - (256 % shortLinkLetters.length)

/** A code that can't be guessed: 39 random bits. */
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

/** Whether a text can be a code. */
export const isCode = (text: string): boolean => isCodePattern.test(text)
