import type { PageMeta } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { useText } from '../messages.ts'
import { countWords } from './count-words.ts'

/**
 * Announces how many rows a search or filters find. Render it outside of what loads and fails: only a change of
 * an element that is already there is announced.
 */
export function FoundCount({ found }: { found: Pick<PageMeta, 'total' | 'total_is_capped'> | undefined }) {
  const text = useText()
  return (
    <output className={css({ srOnly: true })}>
      {found && text('found', { count: found.total, formatted: countWords(found) })}
    </output>
  )
}
