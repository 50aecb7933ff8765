import { Button } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { paletteMessages } from './messages.ts'
import type { SearchHits } from './use-search-hits.ts'

/** Says below the results that the data, or some kinds of it, couldn't be searched; the rest stays usable. */
export function SearchNotice({ isFailed, unsearched, searchAgain }: SearchHits) {
  const text = paletteMessages.useText()
  if (!isFailed && unsearched.length === 0) return null
  const kinds = unsearched.map((kind) => text(`group.${kind}`)).join(', ')
  return (
    <div role="alert" className={notice}>
      <p>{isFailed ? text('failed') : text('unsearched', { kinds })}</p>
      <Button size="sm" className={touchable} onClick={searchAgain}>
        {text('tryAgain')}
      </Button>
    </div>
  )
}

const touchable = css({ mobileDown: { minHeight: 'control-touch' } })
const notice = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  flex: 'none',
  paddingInline: '4',
  paddingBlock: '2',
  textStyle: 'sm',
  color: 'fg.muted',
})
