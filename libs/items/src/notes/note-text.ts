/** A piece of a note: text, or a web address as a link. */
export interface NotePiece {
  text: string
  href?: string
}

const address = /https?:\/\/[^\s<>"'`\\^{|}]+/giu

/**
 * Removes what belongs to the sentence around an address: its full stop, and a bracket that was opened before
 * it.
 */
function withoutSentence(found: string): string {
  const end = found.at(-1) ?? ''
  if (/[.,;:!?…*_]/u.test(end)) return withoutSentence(found.slice(0, -1))
  const opening = { ')': '(', ']': '[' }[end]
  if (opening === undefined || found.split(opening).length >= found.split(end).length) return found
  return withoutSentence(found.slice(0, -1))
}

function hrefOf(found: string): string | undefined {
  if (!URL.canParse(found)) return undefined
  const { protocol, hostname, username, password } = new URL(found)
  // A username before the host makes an address look like a different one.
  const isPlain = hostname !== '' && username === '' && password === ''
  return isPlain && (protocol === 'https:' || protocol === 'http:') ? found : undefined
}

/** The pieces of a note in order; joined they are the note. Only http and https addresses are links. */
export function notePieces(content: string): NotePiece[] {
  const pieces: NotePiece[] = []
  let end = 0
  for (const { 0: match, index } of content.matchAll(address)) {
    const text = withoutSentence(match)
    const href = hrefOf(text)
    if (href === undefined) continue
    if (index > end) pieces.push({ text: content.slice(end, index) })
    pieces.push({ text, href })
    end = index + text.length
  }
  if (end < content.length) pieces.push({ text: content.slice(end) })
  return pieces
}

const maxCharacters = 480
const maxLines = 8

/** The beginning of a long note, cut between words; null when the note is short enough. */
export function noteBeginning(content: string): string | null {
  const lines = content.split('\n').slice(0, maxLines).join('\n')
  const isLong = lines.length < content.length || content.length > maxCharacters * 1.25
  if (!isLong) return null
  if (lines.length <= maxCharacters) return `${lines.trimEnd()} …`
  // Whole characters only, because the last one could be cut in half.
  const cut = Array.from(lines.slice(0, maxCharacters + 1))
    .slice(0, -1)
    .join('')
  const words = cut.replace(/(?<!\s)\s+\S*$/u, '')
  return `${(words.length > maxCharacters / 2 ? words : cut).trimEnd()} …`
}
