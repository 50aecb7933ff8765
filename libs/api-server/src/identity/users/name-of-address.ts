const shortest = 2
const longest = 100

/**
 * The initial name from an address: `jonas.weber+shop@example.com` is Jonas Weber. An address without a
 * usable name is used itself.
 */
export function nameOfAddress(email: string): string {
  const [local = ''] = email.split('@')
  const [tagless = ''] = local.split('+')
  const words = tagless.split(/[._\-\s]+/u).filter(Boolean)
  const name = words.map(capitalized).join(' ')
  const letters = Array.from(name)
  return letters.length < shortest ? email.slice(0, longest) : letters.slice(0, longest).join('').trim()
}

const capitalized = (word: string) => {
  const [first = '', ...rest] = Array.from(word)
  return first.toUpperCase() + rest.join('')
}
