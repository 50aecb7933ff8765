/** Upper case by Unicode only: `i` becomes `I` on a Turkish computer too, and `İ` stays one letter. */
export function upperCase(text: string): string {
  return text.toUpperCase().normalize('NFC')
}
