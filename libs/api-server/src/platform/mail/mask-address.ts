/** An address that only its owner recognises: `s…n@example.test`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const letters = Array.from(address.slice(0, at))
  const last = letters.length > 3 ? letters.at(-1) : ''
  return `${letters[0] ?? ''}…${last}${address.slice(at)}`
}
