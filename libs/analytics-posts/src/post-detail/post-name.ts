import type { Post } from '@tandem/api-contract'
import { notePieces } from '@tandem/items'
import { kindText } from '../post-kind/messages.ts'
import { text } from './messages.ts'

const maxCharacters = 60

/** A line without its addresses, which name nothing. */
const wordsOf = (line: string) =>
  notePieces(line)
    .map(({ text: piece, href }) => (href === undefined ? piece : ''))
    .join('')
    .trim()

/** A one-line name of a post: the beginning of its caption, or its author. */
export function postName(post: Pick<Post, 'caption' | 'kind' | 'account'>): string {
  const line =
    post.caption
      ?.split('\n')
      .map(wordsOf)
      .find((words) => words !== '') ?? ''
  if (line === '') return text('by', { kind: kindText(post.kind), username: post.account.username })
  const characters = Array.from(line)
  if (characters.length <= maxCharacters) return line
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`
}
