import { kindText } from '@tandem/analytics-posts'
import type { Insights } from '@tandem/api-contract'
import { dashboardText as text } from '../messages.ts'

/** In characters, of a caption. */
const maxLength = 40

/** A post within a sentence: `Reel “Lanterns at dusk”`, with its author if it has no caption. */
export function postMarkName({
  kind,
  caption,
  username,
}: Pick<Insights['posts'][number], 'kind' | 'caption' | 'username'>): string {
  const line = caption?.trim().split('\n', 1)[0]?.trimEnd() ?? ''
  const name =
    line === ''
      ? text('insights.noCaption', { username })
      : text('insights.caption', { caption: shortened(line) })
  return `${kindText(kind)} ${name}`
}

/** Cut after a word, never within a character. */
function shortened(line: string): string {
  const characters = [...line]
  if (characters.length <= maxLength) return line
  const cut = characters.slice(0, maxLength).join('')
  return `${cut.replace(/(?<!\s)\s+\S*$/u, '') || cut}…`
}
