import { language } from './language.ts'

/**
 * Upper case by the rules of the language in use, whatever the computer's is: in English `i` becomes `I`, in Turkish
 * `İ`. `İ` stays one letter.
 */
export function upperCase(text: string, inLanguage = language()): string {
  return text.toLocaleUpperCase(inLanguage).normalize('NFC')
}
