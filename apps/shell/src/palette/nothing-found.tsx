import { css } from '@tandem/design-system/css'
import { paletteMessages } from './messages.ts'
import type { SearchHits } from './use-search-hits.ts'

/** Shown in place of results: still searching, too little typed, or nothing found. */
export function NothingFound({ query, search }: { query: string; search: SearchHits }) {
  const text = paletteMessages.useText()
  if (search.isSearching) return <p className={nothing}>{text('searching')}</p>
  if (search.isTooShort) return <p className={nothing}>{text('tooShort')}</p>
  return (
    <div className={nothing}>
      <p>{text('nothing', { query: query.trim() })}</p>
      <p className={advice}>{text('nothingAdvice')}</p>
    </div>
  )
}

const nothing = css({ padding: '8', textAlign: 'center', overflowWrap: 'anywhere' })
const advice = css({ marginTop: '1', textStyle: 'sm', color: 'fg.muted' })
